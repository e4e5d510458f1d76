/** Stands for `rendering/program-file.ts` in tests, which run sources: Node takes the compiled program only. */
import path from 'node:path';
import { compiledFolder } from './compiled-folder.js';

/** @returns the program of the rendering process */
export const renderingProgram = (): string => path.join(compiledFolder, 'rendering/child/program.js');
