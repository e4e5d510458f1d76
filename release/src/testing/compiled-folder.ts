import path from 'node:path';

/** Folder of this package as Node runs it, for tests that need whole processes. Jest's configuration compiles it. */
export const compiledFolder = path.join(__dirname, '../../dist');
