/** `npm run content:check`: checks every page and data file, and makes what editors suggest field names from. */
import path from 'node:path';
import { problemLine } from 'shared-types/json/problems';
import { contentFolder } from '../content-compiler/content-folder.mjs';
import { checkContent } from './check-content.mjs';
import { readComposition } from './composition.mjs';
import { readContentFiles } from './content-files.mjs';
import { writeEditorSchemas } from './editor-schemas.mjs';
import { latestDay } from './latest-day.mjs';

/** @typedef {import('shared-types/json/problems').Problem} Problem */

/**
 * @param {{ print: (line: string) => void }} context
 * @returns {number} 1 if there is an error; warnings alone are no reason
 */
export function run({ print }) {
  writeEditorSchemas(path.join(contentFolder, 'schema'));
  const files = readContentFiles(contentFolder);
  const composition = readComposition({ withArticles: true });
  const findings = checkContent(files, composition, latestDay());
  for (const finding of findings) print(problemLine(finding));
  if (!composition.articleNumbers)
    print('Article numbers were not checked: no site is built. Run "npm start" once.');
  const counts = `${Object.keys(files.pages).length} pages, ${Object.keys(files.data).length} data files`;
  print(`${counts}: ${summary(findings)}`);
  return findings.some(({ isWarning }) => !isWarning) ? 1 : 0;
}

/** @param {readonly Problem[]} findings */
function summary(findings) {
  const warnings = findings.filter(({ isWarning }) => isWarning).length;
  return `${counted(findings.length - warnings, 'error')}, ${counted(warnings, 'warning')}`;
}

/** @param {number} count @param {string} noun */
const counted = (count, noun) => `${count || 'no'} ${noun}${count === 1 ? '' : 's'}`;
