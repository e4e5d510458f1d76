/** Stands for `rendering/program-file.ts` in tests, which run sources: Node takes the compiled program only. */
import path from 'node:path';

/** This package as Node runs it, for tests that need whole processes. Jest's configuration compiles it. */
export const compiledFolder = path.join(__dirname, '../../dist');

/** The command line, as Node runs it. */
export const commandProgram = path.join(__dirname, '../../../tooling/dist/release.js');

export const renderingProgram = (name: string): string =>
  path.join(compiledFolder, `rendering/child/${name}.js`);
