/** Where the repository is. */
import path from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  console.error(`Node ${process.version} cannot run this: install Node 20.19, or 22.12 or newer.`);
  process.exit(1);
}

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** @param {...string} parts of a path inside the repository */
export const inRoot = (...parts) => path.join(root, ...parts);
