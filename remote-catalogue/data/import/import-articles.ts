import * as v from 'valibot';
import type { Colour } from '../../src/model/product';
import { readSheet } from '../sheets/read-sheet';
import { replaceFiles, type FileTexts } from '../source/replace-files';
import { printArticles } from '../source/print-articles';
import { readSourceFolder, sourceFileOf, type SourceSet } from '../source/source-folder';
import { asText, valueAt } from './at-path';
import { problemsOfArticles } from './check-merged';
import { ownColumnMap, type ColumnMap } from './column-map';
import { headingsOf } from './find-columns';
import { mergeArticles, type ImportMode, type Merged } from './merge-articles';
import type { ReadRow } from './read-row';
import { readRows, type ReadRows } from './read-rows';
import { sheetFields } from './sheet-fields';
import type { SheetProblem } from './sheet-problem';

/** What is imported, and how. */
export interface ImportOptions {
  /** CSV or XLSX. */
  readonly file: string;
  /** Where nothing is said, the sheet is one of ours. */
  readonly map?: ColumnMap | undefined;
  readonly encoding?: string | undefined;
  readonly sheet?: number | undefined;
  readonly mode: ImportMode;
  /** Folder of the files of articles. */
  readonly into: string;
  /** Checks everything and writes nothing. */
  readonly isDryRun: boolean;
}

/** What came of an import. */
export interface ImportResult extends Omit<Merged, 'set'> {
  readonly problems: readonly SheetProblem[];
  readonly rowCount: number;
  /** False after an error, and in a dry run. */
  readonly isWritten: boolean;
}

/**
 * Imports a sheet: reads all rows, checks the whole catalogue with them, and writes it only if there is no error.
 *
 * @throws {SheetError} if the sheet cannot be read at all
 */
export async function importArticles(options: ImportOptions): Promise<ImportResult> {
  const before = await readSourceFolder(options.into);
  const read = await readRowsOf(options, before);
  const merged = mergeArticles(before, read, options.mode);
  const ofRows = [...read.rows.flatMap(({ problems }) => problems), ...repeatedNumbers(read)];
  // A field that could not be read would be reported as missing as well.
  const ofArticles = hasError(ofRows) ? [] : problemsOfArticles(merged.set, read);
  const problems = [...unusedColumns(read), ...ofRows, ...ofArticles].toSorted(
    (one, other) => one.row - other.row,
  );
  const isWritten = !options.isDryRun && !hasError(problems);
  if (isWritten) await replaceFiles(options.into, changedTexts(before, merged.set));
  const { added, changed, removed } = merged;
  return { added, changed, removed, problems, rowCount: read.rows.length, isWritten };
}

const hasError = (problems: readonly SheetProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

async function readRowsOf(
  { file, map, encoding, sheet }: ImportOptions,
  before: SourceSet,
): Promise<ReadRows> {
  const ours = map ?? ownColumnMap;
  const rows = await readSheet(file, { encoding, sheet, headings: headingsOf(ours) });
  const needed = map ? headingsOf(map) : neededHeadings;
  const context = { decimal: ours.decimal, colours: coloursOf(before) };
  return await readRows(rows, { map: ours, needed, context });
}

const neededHeadings = sheetFields.filter(({ isNeeded }) => isNeeded).map(({ heading }) => heading);

/** What is no list of colours is for the check to report. */
const knownColours = v.fallback(
  v.array(v.object({ name: v.string(), hex: v.string(), fluorescent: v.optional(v.boolean()) })),
  [],
);

function coloursOf(set: SourceSet): ReadonlyMap<string, Colour> {
  const colours = [...set.values()]
    .flat()
    .flatMap((article) => v.parse(knownColours, valueAt(article, 'ext.colours')));
  return new Map(colours.map((colour) => [colour.name.toLowerCase(), colour]));
}

const unusedColumns = ({ unused }: ReadRows): readonly SheetProblem[] =>
  unused.map((column) => ({
    severity: 'warning',
    row: 0,
    column,
    value: '',
    message: 'is not read: the map has no field for it',
  }));

/** A number that an earlier row of the sheet has already. */
function repeatedNumbers({ rows, columns }: ReadRows): readonly SheetProblem[] {
  const seen = new Map<string, ReadRow>();
  const column = columns.find(({ field }) => field === 'articleNo')?.label ?? '';
  return rows.flatMap((row) => {
    const value = asText(row.values.get('articleNo'));
    const first = seen.get(value.toLowerCase());
    if (!first && value) seen.set(value.toLowerCase(), row);
    const message = `is the number of row ${first?.row ?? 0} already`;
    return first ? [{ severity: 'error', row: row.row, column, value, message }] : [];
  });
}

/** The files that the import changes. An article that stays as it was is the same object. */
const changedTexts = (before: SourceSet, after: SourceSet): FileTexts =>
  new Map(
    [...after]
      .filter(([type, articles]) => !areSame(before.get(type) ?? [], articles))
      .map(([type, articles]) => [sourceFileOf(type), printArticles(articles)]),
  );

const areSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && after.every((article, place) => article === before[place]);
