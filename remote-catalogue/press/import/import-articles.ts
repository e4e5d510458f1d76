import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkSettings } from '../catalogue-settings';
import { checkCatalogue } from '../check/check-catalogue';
import { problemLine } from '../check/problem';
import { readSheet } from '../sheets/read-sheet';
import { withImportLock } from '../source/import-lock';
import { replaceFiles } from '../source/replace-files';
import { printArticles, readIfThere, readSourceFolder, settingsFile, sourceFileOf } from '../source-files';
import { numberOf, type SheetRow } from './article-cells';
import { mergeArticles, type CatalogueChange, type Merged, type MergeOptions } from './merge-articles';
import { catalogueProblem, problemInRow, reportText, type SheetProblem } from './sheet-problem';
import { sheetRows } from './sheet-rows';

/** What to import, and where. */
export interface ImportOptions extends Pick<MergeOptions, 'mode'> {
  readonly file: string;
  /** Folder of the earlier articles. */
  readonly from: string;
  /** Folder of the files of articles that are written. */
  readonly into: string;
  readonly isDryRun: boolean;
  /** File of the report. */
  readonly report: string;
}

/** What an import found and did. */
export interface ImportResult extends CatalogueChange {
  readonly problems: readonly SheetProblem[];
}

/**
 * Imports a sheet: reads all rows, checks the whole catalogue with them, and writes it only if there is no error.
 * @throws {SheetError} if the sheet cannot be read at all, or another import is running
 */
export const importArticles = (options: ImportOptions): Promise<ImportResult> =>
  options.isDryRun ? importLocked(options) : withImportLock(options.into, () => importLocked(options));

async function importLocked(options: ImportOptions): Promise<ImportResult> {
  const { into, from, mode, isDryRun, report } = options;
  const before = await readSourceFolder(from);
  const rows = sheetRows(options.file, await readSheet(options.file));
  const merged = mergeArticles(before, rows, { mode, isFirst: from !== into });
  const problems = problemsOf(merged, rows, into);
  // A report that cannot be written must not be found out when the articles are.
  await writeFile(report, reportText(problems, merged.change.removed));
  const texts = [...merged.after]
    .filter(([type, list]) => from !== into || !isDeepStrictEqual(list, before.get(type)))
    .map(([type, list]) => [sourceFileOf(type), printArticles(list)] as const);
  if (!isDryRun && problems.length === 0) await replaceFiles(into, new Map(texts));
  return { ...merged.change, problems };
}

/** Everything that is wrong in the whole catalogue: no fault hides another. */
function problemsOf({ imported, others, after }: Merged, rows: readonly SheetRow[], into: string) {
  const { checkNamed } = checkSettings(readIfThere(path.join(path.dirname(into), settingsFile)));
  // As a lost character, U+FFFD would hide all other faults of the text.
  const text = printArticles(imported).replaceAll('\ufffd', String.raw`\ufffd`);
  const sheet = { name: 'the sheet', text, rows: rows.map(({ row }) => row) };
  const files = [...others].map(([type, list]) => ({ name: sourceFileOf(type), text: printArticles(list) }));
  const found = checkCatalogue([...files, sheet]).problems.map((problem) => {
    const row = problem.file === sheet.name ? rows[problem.index ?? -1] : undefined;
    if (row) return problemInRow(problem, row);
    const { file, article, field, value, message } = problem;
    return catalogueProblem(
      [file, article, field, value, 'of the catalogue', message].filter(Boolean).join(' '),
    );
  });
  const named = checkNamed([...after.values()].flat().map(numberOf)).map(problemLine);
  return [...named.map(catalogueProblem), ...found].toSorted(
    (one, other) => Number(one.row) - Number(other.row),
  );
}
