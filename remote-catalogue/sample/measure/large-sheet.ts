import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from 'hucre/xlsx';
import type { ColumnMap, ColumnRule } from '../../data/import/column-map';

/** Which column gives what in a large sheet. */
export const largeSheetMap: ColumnMap = {
  decimal: ',',
  fields: new Map<string, ColumnRule>(
    Object.entries({
      articleNo: 'Number',
      title: 'Name',
      'materials.palm': 'Palm',
      sizes: { column: 'Sizes', split: '/' },
      colours: 'Colour',
      'ratings.en388': 'EN 388',
      type: { value: 'Industrial Gloves Leather' },
      'features.Palm': 'Palm',
      description: { value: 'Driving' },
      dataStatus: { value: 'declared' },
      kind: { value: 'Driver glove' },
      ppeCategory: { value: 2 },
    }),
  ),
};

const headings = ['Number', 'Name', 'Palm', 'Sizes', 'Colour', 'EN 388'];

/** A supplier's sheet with good rows only. */
const largeSheetRows = (count: number): readonly (readonly string[])[] => [
  headings,
  ...Array.from({ length: count }, (_, index) => [
    `LG${100_000 + index}`,
    `Leather driver glove of the series ${index}`,
    'Grain cowhide',
    '8/9/10/11',
    'Tan | #c9985c',
    '3122X',
  ]),
];

/** The bytes of such a sheet. */
export async function largeSheet(ending: 'csv' | 'xlsx', count: number): Promise<string | Uint8Array> {
  const rows = largeSheetRows(count).map((row) => [...row]);
  return ending === 'csv'
    ? stringify(rows, { delimiter: ';' })
    : await writeXlsx({ sheets: [{ name: 'Articles', rows }] });
}
