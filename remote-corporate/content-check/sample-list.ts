/** List of sample content, for whoever makes a real site of it. */
import { positionAt } from 'shared-types/json/problems';
import { readPage } from '../content-compiler/compile-page.js';
import { showsData } from '../content-compiler/named-blocks.js';
import { plainText } from '../content-compiler/plain-text.js';
import { screenParts } from '../content-compiler/screen-parts.js';
import type { ContentFiles } from './content-files.js';
import { readSources, type JsonSource } from './json-source.js';

type Route = { readonly path: string; readonly screen: string };

type SampleEntry = {
  /** Path of the page that shows it; the name of the file, where several may. */
  page: string;
  /** Its title, or its first words. */
  entry: string;
  /** Place where it is written: `remote-corporate/content/data/jobs.json:26`. */
  file: string;
};

/** The screen that shows a data file of another name. */
const screenOf = (file: string) => [...screenParts].find(([, { data }]) => data?.includes(file))?.[0];

/** Fields that name an entry, the best first. */
const names = ['title', 'goal', 'heading', 'label', 'term', 'text', 'id'];

/** @returns entries by page, in the order of the routes */
export function sampleContent(
  { pages, data }: ContentFiles,
  routes: readonly Route[],
): readonly SampleEntry[] {
  const pathOf = (screen: string) => routes.find((route) => route.screen === screen)?.path;
  const sources = readSources(data);
  const ofPages = Object.entries(pages).flatMap(([name, text]) =>
    samplesOfPage(name, text, (file) => sources.get(file)?.value).map((sample) => ({
      ...sample,
      page: pathOf(name) ?? name,
    })),
  );
  const ofData = [...sources].flatMap(([name, source]) => {
    const shownOn = Object.keys(pages).find((page) => showsData(plainText(pages[page] ?? ''), name));
    const page = pathOf(screenOf(name) ?? name) ?? pathOf(shownOn ?? '') ?? name;
    return samplesOfData(source).map((sample) => ({ ...sample, page }));
  });
  const order = routes.map(({ path }) => path);
  return [...ofPages, ...ofData].toSorted(
    (one, other) => order.indexOf(one.page) - order.indexOf(other.page),
  );
}

function samplesOfPage(
  name: string,
  text: string,
  readData: (name: string) => unknown,
): readonly Omit<SampleEntry, 'page'>[] {
  const file = `content/pages/${name}.md`;
  const { page, source } = readPage(text, { file, readData });
  const place = (offset: number) => `remote-corporate/${file}:${positionAt(source, offset).line}`;
  if (page.isUnwritten)
    return [{ entry: 'The heading and all text of the page', file: place(source.indexOf('\nsample:') + 1) }];
  return [...source.matchAll(/^:::[ \t]*sample[ \t]*\n+(?:#+[ \t]*)?(.*)/gm)].map(
    ({ 1: words = '', index }) => ({
      entry: shortened(words),
      file: place(index),
    }),
  );
}

function samplesOfData(source: JsonSource): readonly Omit<SampleEntry, 'page'>[] {
  return source.parts.flatMap(({ value, path }) => {
    const entry = value as Readonly<Record<string, unknown>> | null;
    if (typeof entry !== 'object' || entry?.sample !== true) return [];
    const name = names.map((key) => entry[key]).find((text) => typeof text === 'string');
    return [
      {
        entry: shortened(name ?? 'An entry'),
        file: `remote-corporate/${source.file}:${source.positionOf(path).line}`,
      },
    ];
  });
}

const mostLetters = 60;

const shortened = (words: string) =>
  words.length > mostLetters ? `${words.slice(0, mostLetters).trimEnd()}…` : words;
