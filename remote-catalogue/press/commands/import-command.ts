import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isError } from '../check/finding';
import { SheetError, throwUnreadable } from '../sheets/sheet-row';
import { catalogueFolder, ownArticles } from '../source-files';
import { fileErrorCode } from '../source/file-error';
import { isHalfReplaced } from '../source/replace-files';
import { parseWords, type Command } from './command';
import { readMap, type ColumnMap } from '../import/column-map';
import { importArticles, type ImportOptions, type ImportResult } from '../import/import-articles';
import type { ImportMode } from '../import/merge-articles';
import { reportLines, reportText } from '../import/sheet-problem';

const usage = `npm run data:import -- FILE.xlsx [--map MAP.json] [--merge | --replace] [--dry-run]
  --map MAP        which column gives which field; a sheet of data:export or the template needs none
  --merge          add the articles of the sheet, or change those of their numbers (as without any word)
  --replace        make the sheet the whole catalogue
  --dry-run        check everything and say what would change, write nothing
  --sheet N        the sheet of a workbook, the first is 1
  --skip-hidden    leave out hidden and filtered rows, hidden columns and sheets, and what is struck through or invisible
  --into FOLDER    another folder of articles than remote-catalogue/catalogue/articles
  --report FILE    another file than import-report.csv`;

/** `data:import FILE --map MAP`: brings a supplier's sheet into the catalogue; after an error, only a report. */
export const importCommand: Command = async ({ parameters, print }) => {
  let into = ownArticles();
  try {
    const { report, ...options } = await readOptions(parameters);
    ({ into } = options);
    const result = await importArticles({
      ...options,
      // A report that cannot be written must not be found out when the articles are.
      beforeWriting: ({ problems, removed }) => writeReport(report, reportText(problems, removed)),
    });
    for (const line of resultLines(result, options, report)) print(line);
    return result.problems.some(isError) ? 1 : 0;
  } catch (error) {
    print(messageOf(error));
    print(
      isHalfReplaced(into)
        ? 'Some files are replaced and some are not: npm run data:check replaces the others.'
        : 'Nothing was changed.',
    );
    return 1;
  }
};

async function writeReport(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    const reason = fileErrorCode(error);
    if (reason === undefined) throw error;
    throw new SheetError(
      `${file}: the report cannot be written (${reason}). Name another file with --report.`,
    );
  }
}

/** @throws errors that another sheet or folder would not avoid */
function messageOf(error: unknown): string {
  if (error instanceof SheetError) return error.message;
  const code = fileErrorCode(error);
  if (code === undefined) throw error;
  return `The articles cannot be written: ${String(error)}. Make room, or make the folder writable, and import again.`;
}

const flags = {
  map: { type: 'string' },
  sheet: { type: 'string' },
  into: { type: 'string' },
  report: { type: 'string' },
  merge: { type: 'boolean' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'skip-hidden': { type: 'boolean' },
} as const;

async function readOptions(parameters: readonly string[]) {
  const { values, positionals } = parseWords(usage, parameters, flags);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || (values.merge && values.replace)) {
    throw new SheetError(usage);
  }
  const options: ImportOptions = {
    file,
    map: values.map === undefined ? undefined : await readMapFile(values.map),
    sheet: values.sheet === undefined ? undefined : sheetNumber(values.sheet),
    skipsHidden: values['skip-hidden'] ?? false,
    mode: values.replace ? 'replace' : 'merge',
    // A first import is added to the sample, or takes its place.
    from: values.into ?? path.join(catalogueFolder(), 'articles'),
    into: values.into ?? ownArticles(),
    isDryRun: values['dry-run'] ?? false,
  };
  const report = values.report ?? 'import-report.csv';
  for (const given of [file, values.map]) {
    if (given === undefined || path.resolve(given) !== path.resolve(report)) continue;
    throw new SheetError(`${given}: the report would overwrite it. Name another file with --report.`);
  }
  return { ...options, report };
}

function sheetNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new SheetError('--sheet: must be the place of a sheet, the first is 1');
  return Number(text);
}

async function readMapFile(file: string): Promise<ColumnMap> {
  const text = await readFile(file, 'utf8').catch(throwUnreadable(file));
  // Editors of Windows begin a file with a byte order mark.
  return readMap(file, text.replace(/^\ufeff/, ''));
}

function resultLines(
  result: ImportResult,
  { isDryRun, mode }: ImportOptions,
  report: string,
): readonly string[] {
  const { problems, rowCount, isWritten } = result;
  const errors = problems.filter(isError).length;
  return [
    ...reportLines(problems),
    `${counted(rowCount, 'row')}, ${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}; all of them are in ${report}`,
    ...(errors > 0 ? [] : changeLines(result, mode)),
    outcome(errors, { isDryRun, isWritten }),
  ];
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const changeLines = ({ added, changed, unchanged, removed }: ImportResult, mode: ImportMode) => [
  changeLine('added', added),
  changeLine('changed', changed),
  `unchanged: ${unchanged.length}`,
  ...(mode === 'replace' ? [changeLine('removed', removed)] : []),
];

function outcome(errors: number, { isDryRun, isWritten }: { isDryRun: boolean; isWritten: boolean }): string {
  if (isWritten) return 'The articles are written. Look at them with npm run dev -- catalogue.';
  if (errors > 0) return 'Nothing was changed. Correct the errors and import again.';
  return isDryRun ? 'Nothing was changed: this was a dry run.' : 'Nothing was changed.';
}

const shownNumbers = 20;

function changeLine(what: string, numbers: readonly string[]): string {
  const more = numbers.length > shownNumbers ? ` and ${numbers.length - shownNumbers} more` : '';
  const names = numbers.slice(0, shownNumbers).join(', ');
  return `${what}: ${numbers.length}${names && ` (${names}${more})`}`;
}
