import path from 'node:path';
import type { SourceArticle } from '../article-schema';
import { checkCatalogue } from '../check/check-catalogue';
import { problemLine, type Problem } from '../check/problem';
import { judgeCatalogue } from '../read-catalogue';
import { catalogueFolder, ownArticles, packageFolder } from '../source/catalogue-folder';
import { finishReplacement, isHalfReplaced } from '../source/replace-files';
import { readCatalogueFiles, readIfThere, type SourceText } from '../source-files';
import { idleSynonyms } from '../synonyms/check-synonyms';
import type { Command } from './command';

/**
 * `data:check [FILE]`: checks the catalogue, or one file of articles alone; its articles may link to those of the
 * catalogue. An import that was cut off is finished instead.
 *
 * @returns 1 if there is an error, 2 if the file cannot be read; 0 if there are only warnings
 */
export const checkCommand: Command = async ({ parameters: [file], print }) => {
  if (isHalfReplaced(ownArticles())) {
    await finishReplacement(ownArticles());
    print('An import that was cut off is finished now. Check again.');
    return 1;
  }
  const files = readCatalogueFiles(catalogueFolder());
  const { articles, settings, problems: ofCatalogue } = judgeCatalogue(files);
  if (file === undefined) {
    const ofSynonyms = files.synonyms ? idleSynonyms(files.synonyms, articles) : [];
    const ofSheets = await problemsOfSheets(files.articles, articles);
    // If an article has an error, what is found is not known.
    const all = articles.length > 0 ? [...ofCatalogue, ...ofSynonyms, ...ofSheets] : ofCatalogue;
    return report(files.articles.length, all, print);
  }
  const source = readIfThere(file);
  if (!source) {
    print(`${file}: cannot be read. Name a file of articles, or none to check the catalogue.`);
    return 2;
  }
  const known = new Set(articles.map(({ articleNo }) => articleNo));
  const checked = checkCatalogue([source], { known, prefixes: settings.prefixes });
  return report(1, [...checked.problems, ...(await problemsOfSheets([source], checked.articles))], print);
};

/** Where the command begins: the articles may be elsewhere by then. */
const fontsFrom = path.resolve(packageFolder);

/** What makes PDF files is loaded only for articles without errors. */
async function problemsOfSheets(files: readonly SourceText[], articles: readonly SourceArticle[]) {
  if (articles.length === 0) return [];
  const { sheetProblems } = await import('../data-sheets/sheet-problems');
  return sheetProblems(files, articles, fontsFrom);
}

function report(count: number, problems: readonly Problem[], print: (line: string) => void): number {
  for (const problem of problems) print(problemLine(problem));
  print(`${count === 1 ? '1 file' : `${count} files`}: ${summary(problems)}`);
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
}

const counted = (count: number, noun: string): string => `${count || 'no'} ${noun}${count === 1 ? '' : 's'}`;
