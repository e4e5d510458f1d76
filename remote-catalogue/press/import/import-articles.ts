import path from 'node:path';
import * as v from 'valibot';
import type { Colour } from '../../articles/product';
import { readSheet } from '../sheets/read-sheet';
import { withImportLock } from '../source/import-lock';
import { replaceFiles, type FileTexts } from '../source/replace-files';
import {
  printArticles,
  readIfThere,
  readSourceFolder,
  settingsFile,
  sourceFileOf,
  type SourceSet,
  type SourceText,
} from '../source-files';
import { isError } from '../check/finding';
import { checkSettings, type CheckedSettings } from '../catalogue-settings';
import { asText, valueAt } from './compose-article';
import { problemsOfArticles, problemsOfNumbers } from './check-merged';
import { ownColumnMap, type ColumnMap } from './column-map';
import { headingsOf } from './find-columns';
import { mergeArticles, type CatalogueChange, type ImportMode } from './merge-articles';
import { readRows, type ReadRows } from './read-rows';
import { sheetFields } from './sheet-fields';
import { problemAt, type SheetProblem } from './sheet-problem';

export interface ImportOptions {
  readonly file: string;
  /** Absent for a sheet of our own. */
  readonly map?: ColumnMap | undefined;
  readonly sheet?: number | undefined;
  readonly skipsHidden?: boolean;
  readonly mode: ImportMode;
  /** Folder of the earlier articles, if it is not `into`. */
  readonly from?: string;
  /** Folder of the files of articles that are written. */
  readonly into: string;
  readonly isDryRun: boolean;
  /** Called with the result before anything is written; an error that it throws stops the import. */
  readonly beforeWriting?: (result: ImportResult) => Promise<void>;
}

export interface ImportResult extends CatalogueChange {
  readonly problems: readonly SheetProblem[];
  readonly rowCount: number;
  /** False after an error, and in a dry run. */
  readonly isWritten: boolean;
}

/**
 * Imports a sheet: reads all rows, checks the whole catalogue with them, and writes it only if there is no error.
 * @throws {SheetError} if the sheet cannot be read at all, or another import is running
 */
export const importArticles = (options: ImportOptions): Promise<ImportResult> =>
  options.isDryRun ? importLocked(options) : withImportLock(options.into, () => importLocked(options));

async function importLocked(options: ImportOptions): Promise<ImportResult> {
  const { into, from = into, mode, isDryRun, beforeWriting = async () => {} } = options;
  const before = await readSourceFolder(from);
  const read = await readRowsOf(options, before);
  const { columns, rows } = read;
  const { set, imported, change } = mergeArticles(before, read, { mode, isFirst: from !== into });
  const { settings, checkNamed } = checkSettings(settingsBeside(into));
  // Everything that is wrong, in the order of the rows: no fault hides another.
  const problems = [
    ...read.problems,
    ...rows.flatMap((row) => row.problems),
    ...problemsOfNumbers(imported, columns),
    ...problemsOfArticles({ set, imported, columns, prefixes: settings.prefixes }),
    ...problemsOfSettings(checkNamed, set),
  ].toSorted((one, other) => one.row - other.row);
  const willWrite = !isDryRun && !problems.some(isError);
  const result = { ...change, problems, rowCount: rows.length, isWritten: willWrite };
  await beforeWriting(result);
  if (!willWrite) return result;
  const isLosing = mode === 'merge' && change.removed.length > 0;
  if (isLosing || countOf(set) !== countOf(before) + change.added.length - change.removed.length)
    throw new Error('The import would lose articles. This is a fault of the importer; report it.');
  await replaceFiles(into, changedTexts(from === into ? before : new Map(), set));
  return result;
}

const countOf = (set: SourceSet): number => [...set.values()].flat().length;

const settingsBeside = (into: string): SourceText | undefined =>
  readIfThere(path.join(path.dirname(into), settingsFile));

/** Articles that the settings name and that do not exist after the import. */
const problemsOfSettings = (
  checkNamed: CheckedSettings['checkNamed'],
  after: SourceSet,
): readonly SheetProblem[] =>
  checkNamed([...after.values()].flat().map((article) => asText(valueAt(article, 'articleNo')))).map(
    ({ file, line, field, message, value }) =>
      problemAt(0, `${file}:${line} ${field}: ${message} Change it, and import again.`, {
        value: JSON.parse(value) as string,
      }),
  );

async function readRowsOf(
  { file, map, sheet, skipsHidden = false }: ImportOptions,
  before: SourceSet,
): Promise<ReadRows> {
  const ours = map ?? ownColumnMap;
  return readRows(await readSheet(file, sheet, skipsHidden), {
    map: ours,
    needed: map ? headingsOf(map) : neededHeadings,
    context: { decimal: ours.decimal, colours: coloursOf(before) },
    isOwn: !map,
    skipsHidden,
  });
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
