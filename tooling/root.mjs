/** Where the repository is. */
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** @param {...string} parts of a path inside the repository */
export const inRoot = (...parts) => path.join(root, ...parts);
