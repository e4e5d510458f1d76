import * as v from 'valibot';
import { crossKey, type CrossReference } from '../../articles/cross-reference';
import type { Problem } from '../check/problem';
import { schemaFindings } from '../check/schema-findings';
import { withCells } from '../import/article-cells';
import { problemInRow, type SheetProblem } from '../import/sheet-problem';
import { sheetRows } from '../import/sheet-rows';
import { csvRows, type TextRow } from '../sheets/read-sheet';
import { SheetError } from '../sheets/sheet-error';
import type { SourceText } from '../source-files';
import { crossReferenceFields, crossReferenceSchema } from './cross-reference-fields';

/** The rows of a sheet of cross-references, and everything that is wrong with them. */
interface ReadCrossReferences<Fault> {
  /** In the order of the sheet; empty if there is an error. */
  readonly entries: readonly CrossReference[];
  readonly problems: readonly Fault[];
}

/** Reads the rows of a sheet. @throws {SheetError} if its headings are not those of cross-references */
export function readCrossReferences(
  file: string,
  all: readonly TextRow[],
): ReadCrossReferences<SheetProblem> {
  const rows = sheetRows(file, all, crossReferenceFields);
  const values = rows.map((row) => withCells({}, row) as Partial<CrossReference>);
  const first = new Map(
    values.map((value, place) => [keyOf(value), rows[place]?.row ?? 0] as const).toReversed(),
  );
  const problems = rows.flatMap((row, place) => {
    const value = values[place] ?? {};
    const earlier = first.get(keyOf(value)) ?? row.row;
    const repeated = { field: 'article', message: `the same as in row ${earlier}; delete one of them` };
    const found = schemaFindings(crossReferenceSchema, value);
    return [
      ...found.map(({ path, message }) => ({ field: path.join('.'), message })),
      ...(found.length === 0 && earlier < row.row ? [repeated] : []),
    ].map((fault) => problemInRow(fault, row, crossReferenceFields));
  });
  return { entries: problems.length > 0 ? [] : v.parse(v.array(crossReferenceSchema), values), problems };
}

/** Texts that mean the same article have the same key; what is missing is found by the schema. */
const keyOf = ({ maker = '', article = '' }: Partial<CrossReference>): string => crossKey({ maker, article });

/** Checks the file of a catalogue, which an import has written; none has no entries. */
export function checkCrossReferences(file: SourceText | undefined): ReadCrossReferences<Problem> {
  if (!file) return { entries: [], problems: [] };
  const at = { file: file.name, column: 1, article: '', rule: 'CROSS' };
  try {
    const { entries, problems } = readCrossReferences(file.name, csvRows(file.text));
    const inFile = problems.map(({ row, column: field, value, message }) => ({
      ...{ ...at, line: Number(row), field, message },
      value: value && `“${value}”`,
    }));
    return { entries, problems: inFile };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return { entries: [], problems: [{ ...at, line: 1, field: '', value: '', message: error.message }] };
  }
}
