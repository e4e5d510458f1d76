import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { SheetError } from '../sheets/sheet-row';
import { articleFolder } from '../source/article-folder';
import type { Command } from './command';
import { columnMapSchema, type ColumnMap } from '../import/column-map';
import { importArticles, type ImportOptions, type ImportResult } from '../import/import-articles';
import { reportLines, reportText } from '../import/report';

const usage = `npm run data:import -- FILE.(csv|xlsx) [--map MAP.json] [--merge | --replace] [--dry-run]
  --map MAP        which column gives which field; a sheet of data:export or the template needs none
  --merge          add the articles of the sheet, or change those of their numbers (as without any word)
  --replace        make the sheet the whole catalogue
  --dry-run        check everything and say what would change, write nothing
  --sheet N        the sheet of a workbook, the first is 1
  --encoding NAME  of a CSV file that is not UTF-8: windows-1252
  --into FOLDER    another folder of articles than remote-catalogue/data/src
  --report FILE    another file than import-report.csv`;

/**
 * `data:import FILE --map MAP`: brings a supplier's sheet into the catalogue.
 *
 * @returns 0 if everything is well, 1 after an error; nothing but the report is written then
 */
export const importCommand: Command = async ({ parameters, print }) => {
  try {
    const { report, ...options } = await readOptions(parameters);
    const result = await importArticles(options);
    await writeFile(report, reportText(result.problems));
    for (const line of resultLines(result, options, report)) print(line);
    return result.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    print(error.message);
    print('Nothing was changed.');
    return 1;
  }
};

const flags = {
  map: { type: 'string' },
  sheet: { type: 'string' },
  encoding: { type: 'string' },
  into: { type: 'string' },
  report: { type: 'string' },
  merge: { type: 'boolean' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

async function readOptions(parameters: readonly string[]) {
  const { values, positionals } = parsed(parameters);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || (values.merge && values.replace)) {
    throw new SheetError(usage);
  }
  const options: ImportOptions = {
    file,
    map: values.map === undefined ? undefined : await readMap(values.map),
    encoding: values.encoding,
    sheet: values.sheet === undefined ? undefined : sheetNumber(values.sheet),
    mode: values.replace ? 'replace' : 'merge',
    into: values.into ?? articleFolder,
    isDryRun: values['dry-run'] ?? false,
  };
  return { ...options, report: values.report ?? 'import-report.csv' };
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: flags, allowPositionals: true });
  } catch (error) {
    throw new SheetError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function sheetNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new SheetError('--sheet: must be the place of a sheet, the first is 1');
  return Number(text);
}

async function readMap(file: string): Promise<ColumnMap> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SheetError(`${file}: there is no such file`);
  });
  const map = v.safeParse(columnMapSchema, parseJson(file, text));
  if (map.success) return map.output;
  const faults = map.issues.map((issue) => `${file} ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new SheetError(faults.join('\n'));
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SheetError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function resultLines(
  result: ImportResult,
  { isDryRun, mode }: ImportOptions,
  report: string,
): readonly string[] {
  const { problems, rowCount, isWritten, added, changed, removed } = result;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [
    ...reportLines(problems),
    `${rowCount} rows, ${errors} errors, ${problems.length - errors} warnings; all of them are in ${report}`,
    changeLine('added', added),
    changeLine('changed', changed),
    ...(mode === 'replace' ? [changeLine('removed', removed)] : []),
    outcome(errors, { isDryRun, isWritten }),
  ];
}

function outcome(errors: number, { isDryRun, isWritten }: { isDryRun: boolean; isWritten: boolean }): string {
  if (isWritten) return 'The articles are written. Look at them with npm run dev -- catalogue.';
  if (errors > 0) return 'Nothing was changed. Mend the errors and import again.';
  return isDryRun ? 'Nothing was changed: this was a dry run.' : 'Nothing was changed.';
}

/** More numbers would fill the screen. */
const shownNumbers = 20;

function changeLine(what: string, numbers: readonly string[]): string {
  const more = numbers.length > shownNumbers ? ` and ${numbers.length - shownNumbers} more` : '';
  const names = numbers.slice(0, shownNumbers).join(', ');
  return `${what}: ${numbers.length}${names && ` (${names}${more})`}`;
}
