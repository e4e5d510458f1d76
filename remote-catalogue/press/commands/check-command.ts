import path from 'node:path';
import { choiceProblems } from '../check/choice-problems';
import { fileProblem, problemLine, type Problem } from '../check/problem';
import { agedLines } from '../cross-references/aged-cross-references';
import { outlineProblems } from '../drawings/outline-problems';
import { judgePhotos } from '../photographs/photo-files';
import { judgeCatalogue } from '../read-catalogue';
import { catalogueFolder, ownArticles, readCatalogueFiles } from '../source-files';
import { finishReplacement, isHalfReplaced } from '../source/replace-files';
import { counted, type Command } from './command';

/** `data:check`: checks the catalogue, or finishes an import that was cut off. */
export const checkCommand: Command = async ({ parameters, print }) => {
  if (parameters.length > 0)
    throw new Error(`npm run data:check checks the whole catalogue: leave out ${parameters.join(' ')}.`);
  if (isHalfReplaced(ownArticles())) {
    await finishReplacement(ownArticles());
    print('An import that was cut off is finished now. Check again.');
    return 1;
  }
  const files = readCatalogueFiles(catalogueFolder());
  const { articles, problems, crossReferences } = judgeCatalogue(files);
  const numbers = articles.map(({ articleNo }) => articleNo);
  // If an article has an error, the numbers of the articles are not known.
  const ofPhotos = problems.length > 0 ? [] : photoProblems(numbers);
  const all = [...problems, ...ofPhotos, ...outlineProblems(), ...choiceProblems()];
  for (const problem of all) print(problemLine(problem));
  for (const line of agedLines(crossReferences)) print(line);
  print(`${counted(files.articles.length, 'file')}: ${counted(all.length, 'error')}`);
  return all.length > 0 ? 1 : 0;
};

const photoProblems = (numbers: readonly string[]): readonly Problem[] =>
  judgePhotos(path.join(catalogueFolder(), 'photos'), numbers).faults.map(({ file: name, message }) => ({
    ...fileProblem({ name, text: '' }, 0, message),
    rule: 'PHOTO',
  }));
