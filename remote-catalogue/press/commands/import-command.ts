import { existsSync } from 'node:fs';
import path from 'node:path';
import { importCrossReferences } from '../cross-references/import-cross-references';
import { importArticles, type ImportOptions, type ImportResult } from '../import/import-articles';
import { reportLines } from '../import/sheet-problem';
import { listed } from '../sheets/listed';
import { SheetError } from '../sheets/sheet-error';
import { catalogueFolder, ownArticles } from '../source-files';
import { fileErrorCode } from '../source/file-error';
import { isHalfReplaced } from '../source/replace-files';
import { counted, parseWords, type Command } from './command';

const usage = `npm run data:import -- FILE [--replace] [--cross-references] [--dry-run]
  FILE           a sheet as data:export writes it: .xlsx or .csv
  --replace      make the sheet the whole catalogue; else its articles are added, or change those of their number
  --cross-references  the sheet has articles of other makers
  --dry-run      check everything and say what would change, write nothing
  --into FOLDER  another folder of articles than remote-catalogue/catalogue/articles
  --report FILE  another file than import-report.csv`;

/** `data:import FILE`: brings a sheet into the catalogue; after an error, only a report. */
export const importCommand: Command = async ({ parameters, print }) => {
  let into = ownArticles();
  try {
    const { isOfOthers, ...options } = readOptions(parameters);
    ({ into } = options);
    if (isOfOthers && !existsSync(into))
      throw new SheetError(`${into} does not exist: import your articles first.`);
    const result = await (isOfOthers ? importCrossReferences : importArticles)(options);
    for (const line of resultLines(result, options)) print(line);
    return result.problems.length > 0 ? 1 : 0;
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

/** @throws errors that another sheet or folder would not avoid */
function messageOf(error: unknown): string {
  if (error instanceof SheetError) return error.message;
  if (fileErrorCode(error) === undefined) throw error;
  return `A file cannot be written: ${String(error)}. Make room, or make its folder writable, and import again.`;
}

const flags = {
  into: { type: 'string' },
  report: { type: 'string' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'cross-references': { type: 'boolean' },
} as const;

function readOptions(parameters: readonly string[]): ImportOptions & { readonly isOfOthers: boolean } {
  const { values, file } = parseWords(usage, parameters, flags);
  const report = values.report ?? 'import-report.csv';
  if (path.resolve(file) === path.resolve(report)) {
    throw new SheetError(`${file}: the report would overwrite it. Name another file with --report.`);
  }
  return {
    file,
    report,
    mode: values.replace ? 'replace' : 'merge',
    // A first import is added to the sample, or takes its place.
    from: values.into ?? path.join(catalogueFolder(), 'articles'),
    into: values.into ?? ownArticles(),
    isDryRun: values['dry-run'] ?? false,
    isOfOthers: values['cross-references'] ?? false,
  };
}

function resultLines(
  { problems, ...change }: ImportResult,
  { isDryRun, mode, report }: ImportOptions,
): readonly string[] {
  if (problems.length > 0) {
    return [
      ...reportLines(problems),
      `${counted(problems.length, 'error')}; all of them are in ${report}`,
      'Nothing was changed. Correct the errors and import again.',
    ];
  }
  return [
    changeLine('added', change.added),
    changeLine('changed', change.changed),
    `unchanged: ${change.unchanged.length}`,
    ...(mode === 'replace' ? [changeLine('removed', change.removed)] : []),
    isDryRun
      ? 'Nothing was changed: this was a dry run.'
      : 'The sheet is imported. Look at them with npm run dev -- catalogue.',
  ];
}

const mostNumbers = 20;

const changeLine = (what: string, numbers: readonly string[]): string =>
  `${what}: ${numbers.length}${numbers.length > 0 ? ` (${listed(numbers, mostNumbers)})` : ''}`;
