import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names of all files below a folder, in order. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
