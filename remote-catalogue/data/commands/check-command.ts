import { readFile } from 'node:fs/promises';
import { checkCatalogue } from '../check/check-catalogue';
import { problemLine, type Problem } from '../check/problem';
import { articleFolder } from '../source/article-folder';
import { finishReplacement, isHalfReplaced } from '../source/replace-files';
import { sourceFiles, type SourceText } from '../source-files';
import type { Command } from './command';

/**
 * `data:check [FILE]`: checks the catalogue, or one file alone; its articles may link to those of the catalogue.
 *
 * An import that was cut off is finished instead: what is compiled into this command was read before.
 *
 * @returns 1 if there is an error, 2 if the file cannot be read; warnings alone are no reason
 */
export const checkCommand: Command = async ({ parameters: [file], print }) => {
  if (isHalfReplaced(articleFolder)) {
    await finishReplacement(articleFolder);
    print('An import that was cut off is finished now. Check again.');
    return 1;
  }
  const files = file === undefined ? sourceFiles : await readSource(file);
  if (!files) {
    print(`${file ?? ''}: cannot be read. Name a file of articles, or none to check the catalogue.`);
    return 2;
  }
  const known = checkCatalogue(sourceFiles).articles.map(({ articleNo }) => articleNo);
  const { problems } = checkCatalogue(files, new Set(known));
  for (const problem of problems) print(problemLine(problem));
  print(`${files.length === 1 ? '1 file' : `${files.length} files`}: ${summary(problems)}`);
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
};

const readSource = async (file: string): Promise<readonly SourceText[] | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : [{ name: file, text }];
};

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
}

const counted = (count: number, noun: string): string => `${count || 'no'} ${noun}${count === 1 ? '' : 's'}`;
