import { checkCatalogue } from '../check/check-catalogue';
import type { Problem } from '../check/problem';
import { printArticles } from '../source/print-articles';
import { sourceFileOf, type SourceSet } from '../source/source-folder';
import type { FileTexts } from '../source/replace-files';
import type { SheetColumn } from './find-columns';
import type { ReadRow } from './read-row';
import { sheetFields } from './sheet-fields';
import type { SheetProblem } from './sheet-problem';

/** The files of a catalogue. */
export const textsOf = (set: SourceSet): FileTexts =>
  new Map([...set].map(([type, articles]) => [sourceFileOf(type), printArticles(articles)]));

/** Where the articles of a sheet come from. */
export interface Origin {
  readonly rows: readonly ReadRow[];
  readonly columns: readonly SheetColumn[];
}

/** What `npm run data:check` finds in the files, by the row and column that it comes from. */
export function problemsOfFiles(texts: FileTexts, { rows, columns }: Origin): readonly SheetProblem[] {
  const { problems } = checkCatalogue([...texts].map(([name, text]) => ({ name, text })));
  const rowOf = new Map(rows.map(({ row, values }) => [String(values.get('articleNo')), row]));
  return problems.flatMap((problem) => {
    const row = rowOf.get(problem.article);
    // What was unusual in the catalogue before is no matter of this sheet.
    if (row === undefined && problem.severity === 'warning') return [];
    return [row === undefined ? ofCatalogue(problem) : ofRow(problem, row, columns)];
  });
}

const ofCatalogue = ({ severity, file, article, field, value, message }: Problem): SheetProblem => ({
  severity,
  row: 0,
  column: '',
  value,
  message: `${[file, article, field].filter(Boolean).join(' ')} of the catalogue: ${message}`,
});

function ofRow(
  { severity, field, value, message }: Problem,
  row: number,
  columns: readonly SheetColumn[],
): SheetProblem {
  const column = columnOf(field, columns);
  return {
    severity,
    row,
    column: column?.label ?? '',
    value: withoutQuotes(value),
    message: column ? message : `${field} ${message}`,
  };
}

/** The check gives a text as JSON, and cuts a long one. */
const withoutQuotes = (value: string): string =>
  /^".*"$/.test(value) ? String(JSON.parse(value)) : value.replace(/^"/, '');

/** The column of the field that a problem lies in. */
function columnOf(field: string, columns: readonly SheetColumn[]): SheetColumn | undefined {
  const own = sheetFields
    .filter(({ path }) => `${field}.`.startsWith(`${path.replace(/^ext\./, '')}.`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return columns.find((column) => column.field === own?.name);
}
