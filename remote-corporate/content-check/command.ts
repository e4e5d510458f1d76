/** `npm run content:check`: checks every page and data file, and writes the schemas from which editors suggest field names. */
import path from 'node:path';
import { problemLine } from 'shared-types/json/problems';
import { contentFolder } from '../content-compiler/content-folder.js';
import { checkContent } from './check-content.js';
import { readComposition } from './composition.js';
import { readContentFiles } from './content-files.js';
import { writeEditorSchemas } from './editor-schemas.js';

/** @returns 1 if there is an error */
export function run({ print }: { print: (line: string) => void }): number {
  writeEditorSchemas(path.join(contentFolder, 'schema'));
  const files = readContentFiles(contentFolder);
  const composition = readComposition({ withArticles: true });
  const findings = checkContent(files, composition);
  for (const finding of findings) print(problemLine(finding));
  if (!composition.articleNumbers)
    print('Article numbers were not checked: no site is built. Run "npm start" once.');
  const [pages, data] = [Object.keys(files.pages).length, Object.keys(files.data).length];
  print(`${pages} pages, ${data} data files, errors: ${findings.length}`);
  return findings.length > 0 ? 1 : 0;
}
