/** The files of `content`, as they are read for a check. */
import fs from 'node:fs';
import path from 'node:path';
import { readPage, type ReadPage } from '../content-compiler/compile-page.js';
import { plainText } from '../content-compiler/plain-text.js';
import type { Schemas } from './content-schemas.js';
import { readSource, type JsonSource } from './json-source.js';

/** Texts by name: `career` of `pages/career.md`, `events` of `data/events.json`. */
export type ContentFiles = {
  pages: Readonly<Record<string, string>>;
  data: Readonly<Record<string, string>>;
  /** Schemas of data files, where they are not those of this remote. */
  schemas?: Schemas;
};

export function readContentFiles(base: string): ContentFiles {
  const read = (folder: string, ending: string) => {
    const files = fs.readdirSync(path.join(base, folder)).filter((file) => path.extname(file) === ending);
    return Object.fromEntries(
      files.map((file) => [
        path.basename(file, ending),
        plainText(fs.readFileSync(path.join(base, folder, file), 'utf8')),
      ]),
    );
  };
  return { pages: read('pages', '.md'), data: read('data', '.json') };
}

export type Content = {
  /** Pages by the name of their screen. */
  pages: ReadonlyMap<string, ReadPage>;
  sources: readonly JsonSource[];
};

/** Reads the texts. What is wrong stands in the `problems` of each. */
export function readContent({ pages, data }: ContentFiles): Content {
  const sources = Object.entries(data).map(([name, text]) => readSource(name, text));
  const readData = (name: string) => sources.find((source) => source.name === name)?.value;
  const read = Object.entries(pages).map(
    ([name, text]) => [name, readPage(text, { file: `content/pages/${name}.md`, readData })] as const,
  );
  return { pages: new Map(read), sources };
}
