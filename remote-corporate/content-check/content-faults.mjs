/** What keeps a build from starting. */
import { problemLine } from 'shared-types/json/problems';
import { contentFolder } from '../content-compiler/content-folder.mjs';
import { checkContent } from './check-content.mjs';
import { readComposition } from './composition.mjs';
import { readContentFiles } from './content-files.mjs';

/**
 * Article numbers pass: a new article and the text that names it are built before either is published.
 *
 * @returns {readonly string[]} a line for each fault
 */
export const contentFaults = () =>
  checkContent(readContentFiles(contentFolder), readComposition()).map(problemLine);
