import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeCsv } from 'hucre/csv';
import { colToLetter, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { productTypes } from '../../articles/product-types';
import { numberOf, valueAt, withCells } from '../import/article-cells';
import { findColumns } from '../import/find-columns';
import { sheetFields } from '../import/sheet-fields';
import { articleSheetName, type TextRow } from '../sheets/read-sheet';
import { SheetError } from '../sheets/sheet-error';
import { fileErrorCode } from '../source/file-error';

/** Writes rows into an XLSX or CSV file. @throws {SheetError} if it ends otherwise, exists, or cannot be written */
export async function writeRows(file: string, rows: readonly TextRow[]): Promise<void> {
  const write = writers.get(path.extname(file).toLowerCase());
  if (!write) throw new SheetError(`${file}: the name must end in .xlsx or .csv`);
  // An edited workbook of this name must stay.
  await writeFile(file, await write(rows), { flag: 'wx' }).catch((error: unknown) => {
    const reason = fileErrorCode(error);
    const fault = reason === 'EEXIST' ? 'exists already' : `cannot be written (${reason ?? String(error)})`;
    throw new SheetError(`${file}: ${fault}; name another file`);
  });
}

/** The headings of our sheets. */
export const exportHeadings = sheetFields.map(({ heading }) => heading);

const writers = new Map<string, (rows: readonly TextRow[]) => string | Promise<Uint8Array>>([
  ['.csv', (rows) => writeCsv(mutable([exportHeadings, ...rows]), { bom: true, escapeFormulae: true })],
  ['.xlsx', (rows) => writeXlsx({ sheets: [articleSheet(rows), fieldSheet] })],
]);

const mutable = (rows: readonly TextRow[]) => rows.map((row) => row.map((text) => text || null));

/** Rows for which the workbook offers the values of a choice, and empty ones whose cells are text. */
const [rowsWithChoices, emptyRows] = [5000, 300];

const choices: Readonly<Record<string, readonly string[]>> = {
  type: productTypes,
  'ext.dataStatus': ['declared', 'sample'],
  'ext.packing.unit': ['pair', 'piece'],
};

/** Every cell is text, so that no program drops a leading zero or makes a date of a size. */
const articleSheet = (rows: readonly TextRow[]): WriteSheet => ({
  name: articleSheetName,
  columns: exportHeadings.map(() => ({ width: 22, numFmt: '@' })),
  // A column's format counts only for cells that are there.
  rows: mutable([exportHeadings, ...rows, ...Array<TextRow>(emptyRows).fill(exportHeadings.map(() => ''))]),
  freezePane: { rows: 1, columns: 1 },
  dataValidations: sheetFields.flatMap(({ path: name }, index) => {
    const values = choices[name];
    if (!values) return [];
    const letters = colToLetter(index);
    return [{ type: 'list', values: [...values], range: `${letters}2:${letters}${rowsWithChoices}` }];
  }),
});

const fieldSheet: WriteSheet = {
  name: 'Fields',
  columns: [{ width: 24 }, { width: 110 }],
  rows: [['Column', 'How to fill it in'], ...sheetFields.map(({ heading, note }) => [heading, note])],
  freezePane: { rows: 1 },
};

const columns = findColumns([exportHeadings]);

/** The row of an article in our sheets. @throws {SheetError} if the row would not be read as the same article */
export function articleRow(article: unknown): TextRow {
  const cells = sheetFields.map(({ path: name, form }) => {
    const value = valueAt(article, name);
    return value === undefined ? '' : form.print(value as never);
  });
  const read = withCells({}, { columns, cells });
  if (isDeepStrictEqual(read, article)) return cells;
  const lost = sheetFields.find(
    ({ path: name }) => !isDeepStrictEqual(valueAt(read, name), valueAt(article, name)),
  );
  throw new SheetError(
    `${numberOf(article)} “${lost?.heading ?? ''}”: cannot stand in a sheet. Take | and line breaks out of its texts, ` +
      ': out of titles, and leave a list out instead of writing an empty one.',
  );
}
