/** Faults that keep a build from starting. */
import { problemLine } from 'shared-types/json/problems';
import { contentFolder } from '../content-compiler/content-folder.js';
import { checkContent } from './check-content.js';
import { readComposition } from './composition.js';
import { readContentFiles } from './content-files.js';

/**
 * Article numbers pass: a new article and the text that names it are built before either is published.
 *
 * @returns a line for each fault
 */
export const contentFaults = (): readonly string[] =>
  checkContent(readContentFiles(contentFolder), readComposition()).map(problemLine);
