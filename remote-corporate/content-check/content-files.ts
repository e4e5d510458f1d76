/** The files of `content`, as they are read for a check. */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from 'shared-types/json/problems';
import { decode } from '../content-compiler/plain-text.js';
import type { Schemas } from './content-schemas.js';

/** Texts by name: `career` of `pages/career.md`, `events` of `data/events.json`. */
export type ContentFiles = {
  pages: Readonly<Record<string, string>>;
  data: Readonly<Record<string, string>>;
  /** Schemas of data files, where they are not those of this remote. */
  schemas?: Schemas;
  /** Problems of files that cannot be read as content. */
  findings?: readonly Problem[];
};

/** @returns a problem of the whole file */
export const problemOfFile = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  isWarning: false,
});

/** Files that systems and editors create by themselves. */
const notContent = /^\.|~$|^Thumbs\.db$|^desktop\.ini$/;

export function readContentFiles(base: string): ContentFiles {
  const findings: Problem[] = [];
  const read = (folder: string, ending: string) => {
    const fileName = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)\\${ending}$`);
    const entries = fs.readdirSync(path.join(base, folder), { withFileTypes: true });
    const texts = entries.flatMap((entry) => {
      const [, name] = fileName.exec(entry.name) ?? [];
      if (notContent.test(entry.name)) return [];
      if (name && entry.isFile())
        return [[name, decode(fs.readFileSync(path.join(base, folder, entry.name)))] as const];
      const shown = `content/${folder}/${JSON.stringify(entry.name).slice(1, -1)}`;
      findings.push(
        problemOfFile(
          shown,
          `No part of the site reads this; put a file here, no link, named in small letters, digits and hyphens, with "${ending}" at its end.`,
        ),
      );
      return [];
    });
    return Object.fromEntries(texts);
  };
  return { pages: read('pages', '.md'), data: read('data', '.json'), findings };
}
