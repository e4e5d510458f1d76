import { colToLetter } from 'hucre/xlsx';
import { suggestion } from 'shared-types/json/nearest-name';
import { shownText } from '../check/hidden-character';
import type { TextRow } from '../sheets/read-sheet';
import { SheetError } from '../sheets/sheet-error';
import { sheetFields, type SheetField } from './sheet-fields';

/** A column of a sheet. */
export interface SheetColumn {
  readonly field: SheetField;
  /** Place of its cells in a row, from 0. */
  readonly index: number;
}

/**
 * The columns of a sheet by the headings of its first row, in the order of the fields.
 * @throws {SheetError} naming every column with values whose heading is none of ours, or stands there twice
 */
export function findColumns(
  [written = [], ...rows]: readonly TextRow[],
  fields = sheetFields,
): readonly SheetColumn[] {
  const headings = fields.map(({ heading }) => heading);
  const first = written.map((heading) => asOurs(heading, headings));
  const [needed = ''] = headings;
  if (!first.includes(needed)) {
    throw new SheetError(
      `The first row lacks “${needed}”: it must have the headings of our sheets. ` +
        'Write a template by npm run data:export -- --template template.xlsx, and bring the columns into it.',
    );
  }
  const filled = [first, ...rows].flatMap((cells) => cells.flatMap((text, index) => (text ? index : [])));
  const faults = [...new Set(filled)].flatMap((index) => faultOf(first, index, headings));
  if (faults.length > 0) throw new SheetError(faults.join('\n'));
  return fields.flatMap((field) => {
    const index = first.indexOf(field.heading);
    return index < 0 ? [] : { field, index };
  });
}

/** A heading in our capitals. */
const asOurs = (heading: string, headings: readonly string[]): string =>
  headings.find((each) => each.toLowerCase() === heading.toLowerCase()) ?? heading;

function faultOf(first: TextRow, index: number, headings: readonly string[]): readonly string[] {
  const heading = first[index] ?? '';
  const column = `Column ${colToLetter(index)}`;
  if (heading === '') return [`${column} has values and no heading: write one, or delete the column.`];
  if (!headings.includes(heading))
    return [
      `${column} “${shownText(heading)}” is no heading of our sheets: ${suggestion(heading, headings)}`,
    ];
  const isRepeated = first.indexOf(heading) < index;
  return isRepeated ? [`${column} “${heading}” stands above another column, too: delete one of them.`] : [];
}
