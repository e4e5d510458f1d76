/** The files of `content`, as they are read for a check. */
import fs from 'node:fs';
import path from 'node:path';
import { plainText } from '../content-compiler/plain-text.js';
import type { Schemas } from './content-schemas.js';

/** Texts by name: `career` of `pages/career.md`, `events` of `data/events.json`. */
export type ContentFiles = {
  pages: Readonly<Record<string, string>>;
  data: Readonly<Record<string, string>>;
  /** Schemas of data files, where they are not those of this remote. */
  schemas?: Schemas;
};

export function readContentFiles(base: string): ContentFiles {
  const read = (folder: string, ending: string) => {
    // Names that begin with a dot are those of systems and editors.
    const files = fs
      .readdirSync(path.join(base, folder))
      .filter((file) => /^[^.].*$/.test(file) && file.endsWith(ending));
    return Object.fromEntries(
      files.map((file) => [
        path.basename(file, ending),
        plainText(fs.readFileSync(path.join(base, folder, file), 'utf8')),
      ]),
    );
  };
  return { pages: read('pages', '.md'), data: read('data', '.json') };
}
