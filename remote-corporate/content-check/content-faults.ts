/** Faults that keep a build from starting. */
import { problemLine } from 'shared-types/json/problems';
import { contentFolder } from '../content-compiler/content-folder.js';
import { checkContent } from './check-content.js';
import { readComposition } from './composition.js';
import { readContentFiles } from './content-files.js';

/** A line for each fault. Article numbers pass: a new article and its text are built before either is published. */
export const contentFaults = (): readonly string[] =>
  checkContent(readContentFiles(contentFolder), readComposition()).map(problemLine);
