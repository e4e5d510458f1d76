import path from 'node:path';
import * as v from 'valibot';
import type { Colour } from '../../src/model/product';
import { openSheet, type OpenSheet } from '../sheets/read-sheet';
import { SheetError } from '../sheets/sheet-row';
import { withImportLock } from '../source/import-lock';
import { replaceFiles, type FileTexts } from '../source/replace-files';
import { printArticles } from '../source/print-articles';
import { readSourceFolder, sourceFileOf, type SourceSet } from '../source/source-folder';
import { checkSettings, type CheckedSettings } from '../catalogue-settings';
import { readIfThere, settingsFile, type SourceText } from '../source-files';
import { accountFor } from './account-for';
import { asText, valueAt } from './at-path';
import { problemsOfArticles, type Origin } from './check-merged';
import { ownColumnMap, type ColumnMap } from './column-map';
import { headingsOf } from './find-columns';
import { mergeArticles, type CatalogueChange, type ImportMode } from './merge-articles';
import { problemsOfEditions, problemsOfNumbers } from './article-problems';
import { readRows, type ReadRows } from './read-rows';
import { sheetFields } from './sheet-fields';
import { problemAt, type SheetProblem } from './sheet-problem';
import { nameOf, problemsOfMerged, problemsOfOthers, sheetWithHeadings } from './workbook-problems';

/** What is imported, and how. */
export interface ImportOptions {
  /** CSV or XLSX. */
  readonly file: string;
  /** Absent for a sheet of our own. */
  readonly map?: ColumnMap | undefined;
  readonly encoding?: string | undefined;
  readonly sheet?: number | undefined;
  readonly mode: ImportMode;
  /** Folder of the earlier articles, if it is not `into`. */
  readonly from?: string;
  /** Folder of the files of articles that are written. */
  readonly into: string;
  /** Checks everything and writes nothing. */
  readonly isDryRun: boolean;
  /** Called with the result before anything is written; an error that it throws stops the import. */
  readonly beforeWriting?: (result: ImportResult) => Promise<void>;
}

/** What came of an import. */
export interface ImportResult extends CatalogueChange {
  readonly problems: readonly SheetProblem[];
  readonly rowCount: number;
  /** False after an error, and in a dry run. */
  readonly isWritten: boolean;
}

/**
 * Imports a sheet: reads all rows, checks the whole catalogue with them, and writes it only if there is no error and
 * every earlier article and every article of the sheet is accounted for.
 *
 * @throws {SheetError} if the sheet cannot be read at all, or another import is running
 */
export const importArticles = (options: ImportOptions): Promise<ImportResult> =>
  options.isDryRun ? importLocked(options) : withImportLock(options.into, () => importLocked(options));

async function importLocked(options: ImportOptions): Promise<ImportResult> {
  const { into, from = into, mode, isDryRun, beforeWriting = async () => {} } = options;
  const before = await readSourceFolder(from);
  const read = await readRowsOf(options, before);
  const merged = mergeArticles(before, read, mode);
  const { settings, checkNamed } = checkSettings(settingsBeside(into));
  const { prefixes } = settings;
  const problems = [
    ...problemsOf(read, { before, mode, prefixes, imported: merged.imported }),
    ...problemsOfSettings(checkNamed, merged.set),
  ];
  const isSound = !problems.some(({ severity }) => severity === 'error');
  if (isSound) accountFor({ before, mode, ...merged });
  const result = { ...merged.change, problems, rowCount: read.rows.length };
  const willWrite = isSound && !isDryRun;
  await beforeWriting({ ...result, isWritten: willWrite });
  if (willWrite) await replaceFiles(into, changedTexts(from === into ? before : new Map(), merged.set));
  return { ...result, isWritten: willWrite };
}

/** Everything that is wrong, in the order of the rows: no fault hides another. */
function problemsOf(
  read: ReadRows,
  { imported, ...checked }: Omit<Origin, 'columns' | 'missing'>,
): readonly SheetProblem[] {
  const { columns, missing, rows } = read;
  const ofNumbers = problemsOfNumbers(imported, columns);
  const repeated = new Set(ofNumbers.map(({ row }) => row));
  // A number that is refused already is not refused again for being another article's.
  const judged = imported.map((each) =>
    repeated.has(each.row.row)
      ? { ...each, row: { ...each.row, unread: new Set([...each.row.unread, 'articleNo']) } }
      : each,
  );
  return [
    ...read.problems,
    ...rows.flatMap(({ problems }) => problems),
    ...ofNumbers,
    ...problemsOfEditions(imported, columns),
    ...problemsOfArticles({ ...checked, imported: judged, columns, missing }),
  ].toSorted((one, other) => one.row - other.row);
}

/** `catalogue.json` beside the folder of articles. */
const settingsBeside = (into: string): SourceText | undefined =>
  readIfThere(path.join(path.dirname(into), settingsFile));

/** Articles that the settings name and that do not exist after the import. */
const problemsOfSettings = (
  checkNamed: CheckedSettings['checkNamed'],
  after: SourceSet,
): readonly SheetProblem[] =>
  checkNamed([...after.values()].flat().map((article) => asText(valueAt(article, 'articleNo')))).map(
    ({ file, line, field, message, value, rule }) =>
      problemAt(0, `${file}:${line} ${field}: ${message} Change it, and import again.`, {
        value: JSON.parse(value) as string,
        rule,
      }),
  );

async function readRowsOf(
  { file, map, encoding, sheet }: ImportOptions,
  before: SourceSet,
): Promise<ReadRows> {
  const ours = map ?? ownColumnMap;
  const needed = map ? headingsOf(map) : neededHeadings;
  const opened = await openSheet(file, { encoding, sheet, headings: headingsOf(ours) });
  const read = await readRows(opened.rows, {
    map: ours,
    needed,
    context: { decimal: ours.decimal, colours: coloursOf(before) },
    isOwn: !map,
    isText: opened.isText,
  }).catch((error: unknown) => refuseWithPlace(error, opened, needed));
  const ofOthers = sheet === undefined ? await problemsOfOthers(opened, needed) : [];
  const ofMerged = problemsOfMerged(opened.merged, read.headingRow, read.columns);
  return { ...read, problems: [...ofOthers, ...read.problems, ...ofMerged] };
}

/** @throws the error, and says which of the other sheets has the headings that this one lacks */
async function refuseWithPlace(error: unknown, opened: OpenSheet, needed: readonly string[]): Promise<never> {
  const other = error instanceof SheetError ? await sheetWithHeadings(opened, needed) : undefined;
  if (!(error instanceof SheetError) || !other) throw error;
  throw new SheetError(`${error.message} ${nameOf(other)}, has the headings: --sheet ${other.place}.`);
}

const neededHeadings = sheetFields.filter(({ isNeeded }) => isNeeded).map(({ heading }) => heading);

/** Anything but a list of colours is left to the check. */
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

/** The files that the import changes. An article that stays as it was is the same object. */
const changedTexts = (before: SourceSet, after: SourceSet): FileTexts =>
  new Map(
    [...after]
      .filter(([type, articles]) => !areSame(before.get(type) ?? [], articles))
      .map(([type, articles]) => [sourceFileOf(type), printArticles(articles)]),
  );

const areSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && after.every((article, place) => article === before[place]);
