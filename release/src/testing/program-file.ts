/** Stands for `rendering/program-file.ts` in tests, which run sources: Node takes the compiled program only. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sha256Hex } from '../model/digest.js';
import { compiledFolders, compileInto, sourcesIn, sourceText } from './compiled-sources.js';

/** What the program imports. */
const programSources = [...sourcesIn('rendering/child'), ...sourcesIn('model'), 'rendering/slices.ts'];

/** Compiles the program once for each state of its sources. @returns the program of the rendering process */
export function renderingProgram(): string {
  const digest = sha256Hex(programSources.map(sourceText).join('\0'));
  const folder = path.join(compiledFolders, `rendering-${digest.slice(0, 16)}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    compileInto(unfinished, programSources);
    // Another test may have been quicker.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return path.join(folder, 'rendering/child/program.js');
}
