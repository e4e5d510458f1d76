/** List of sample content, for whoever makes a real site of it. */
import { readPage, type ReadPage } from '../content-compiler/compile-page.js';
import { screenParts } from '../content-compiler/screen-parts.js';
import type { ContentFiles } from './content-files.js';
import { readSources, type JsonSource } from './json-source.js';

type Route = { readonly path: string; readonly screen: string };

type SampleEntry = {
  /** Path of the page that shows it. */
  page: string;
  /** Its title, or its first words. */
  entry: string;
  /** Place where it is written: `remote-corporate/content/data/jobs.json:26`. */
  file: string;
};

/** @returns entries by page, in the order of the routes */
export function sampleContent(
  { pages, data }: ContentFiles,
  routes: readonly Route[],
): readonly SampleEntry[] {
  const sources = [...readSources(data).values()];
  const readData = (name: string) => sources.find((source) => source.name === name)?.value;
  return routes.flatMap(({ path, screen }) => {
    const file = `content/pages/${screen}.md`;
    const page = readPage(pages[screen] ?? '', { file, readData });
    const shown = [screen, ...(screenParts.get(screen)?.data ?? []), ...page.shownData];
    const ofData = sources.filter(({ name }) => shown.includes(name)).flatMap(samplesOfData);
    const ofPage = samplesOfPage(page).map(({ words, line }) => ({ words, place: `${file}:${line}` }));
    return [...ofPage, ...ofData].map(({ words, place }) => ({
      page: path,
      entry: shortened(words),
      file: `remote-corporate/${place}`,
    }));
  });
}

const samplesOfPage = ({ page, front, samples }: ReadPage) =>
  page?.isUnwritten
    ? [{ words: 'The heading and all text of the page', line: front?.placeOf('sample')?.line ?? 1 }]
    : samples;

/** Fields that name an entry, the best first. */
const names = ['title', 'goal', 'heading', 'label', 'term', 'text', 'id'];

const samplesOfData = ({ parts, positionOf, file }: JsonSource) =>
  parts.flatMap(({ value, path }) => {
    const entry = value as Readonly<Record<string, unknown>> | null;
    if (typeof entry !== 'object' || entry?.sample !== true) return [];
    const words = names.map((key) => entry[key]).find((text) => typeof text === 'string') ?? 'An entry';
    return [{ words, place: `${file}:${positionOf(path).line}` }];
  });

const mostLetters = 60;

const shortened = (words: string) =>
  words.length > mostLetters ? `${words.slice(0, mostLetters).trimEnd()}…` : words;
