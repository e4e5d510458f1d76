import path from 'node:path';
import { choiceProblems } from '../check/choice-problems';
import { fileProblem, problemLine, type Problem } from '../check/problem';
import { judgeDocuments } from '../documents/document-files';
import { endedCertificates } from '../documents/lacked-documents';
import { agedLines } from '../cross-references/aged-cross-references';
import { outlineProblems } from '../drawings/outline-problems';
import { judgePhotos } from '../photographs/photo-files';
import { judgeCatalogue, type JudgedCatalogue } from '../read-catalogue';
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
  const catalogue = judgeCatalogue(files);
  // If an article has an error, the numbers of the articles are not known.
  const beside = catalogue.problems.length > 0 ? { problems: [], warnings: [] } : judgeFilesBeside(catalogue);
  const all = [...catalogue.problems, ...beside.problems, ...outlineProblems(), ...choiceProblems()];
  for (const problem of all) print(problemLine(problem));
  const warnings = [...beside.warnings, ...agedLines(catalogue.crossReferences)];
  for (const warning of warnings) print(`warning: ${warning}`);
  const warned = warnings.length > 0 ? `, ${counted(warnings.length, 'warning')}` : '';
  print(`${counted(files.articles.length, 'file')}: ${counted(all.length, 'error')}${warned}`);
  return all.length > 0 ? 1 : 0;
};

/** Photographs and documents of the articles. */
function judgeFilesBeside({ articles, settings }: JudgedCatalogue) {
  const folder = catalogueFolder();
  const numbers = articles.map(({ articleNo }) => articleNo);
  const photos = judgePhotos(path.join(folder, 'photos'), numbers);
  const documents = judgeDocuments(path.join(folder, 'documents'), { articles, settings });
  const today = new Date().toISOString().slice(0, 10);
  return {
    problems: [...problemsOf(photos.faults, 'PHOTO'), ...problemsOf(documents.faults, 'DOCUMENT')],
    warnings: [...documents.warnings, ...endedCertificates(articles, today)],
  };
}

const problemsOf = (faults: readonly { file: string; message: string }[], rule: string): readonly Problem[] =>
  faults.map(({ file: name, message }) => ({ ...fileProblem({ name, text: '' }, 0, message), rule }));
