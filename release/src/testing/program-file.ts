/** Stands for `rendering/program-file.ts` in tests, which run sources: Node takes the compiled program only. */
import path from 'node:path';
import { compiled, sourcesIn } from './compiled-sources.js';

/** What the program imports. */
const programSources = () => [...sourcesIn('rendering/child'), ...sourcesIn('model'), 'rendering/slices.ts'];

/** @returns the program of the rendering process */
export const renderingProgram = (): string =>
  path.join(compiled(programSources()), 'rendering/child/program.js');
