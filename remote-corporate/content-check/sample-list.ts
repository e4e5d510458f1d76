/** List of sample content, for whoever makes a real site of it. */
import type { ReadPage } from '../content-compiler/compile-page.js';
import type { Content } from './content-files.js';
import type { JsonSource } from './json-source.js';

type SampleEntry = {
  /** Its title, or its first words. */
  entry: string;
  /** Place where it is written: `remote-corporate/content/data/jobs.json:26`. */
  file: string;
};

/** The entries, file by file. */
export const sampleContent = ({ pages, sources }: Content): readonly SampleEntry[] => [
  ...[...pages.values()].flatMap(samplesOfPage),
  ...sources.flatMap(samplesOfData),
];

function samplesOfPage({ screen, page, samples }: ReadPage): readonly SampleEntry[] {
  const file = `remote-corporate/content/pages/${screen}.md`;
  if (page?.isUnwritten) return [{ entry: 'The heading and all text of the page', file }];
  return samples.map(({ words, line }) => ({ entry: shortened(words), file: `${file}:${line}` }));
}

/** Fields that name an entry, the best first. */
const names = ['title', 'goal', 'heading', 'label', 'term', 'text', 'id'];

const samplesOfData = ({ parts, positionOf, file }: JsonSource): readonly SampleEntry[] =>
  parts.flatMap(({ value, path }) => {
    const entry = value as Readonly<Record<string, unknown>> | null;
    if (typeof entry !== 'object' || entry?.sample !== true) return [];
    const words = names.map((key) => entry[key]).find((text) => typeof text === 'string') ?? 'An entry';
    return [{ entry: shortened(words), file: `remote-corporate/${file}:${positionOf(path).line}` }];
  });

const mostLetters = 60;

const shortened = (words: string) =>
  words.length > mostLetters ? `${words.slice(0, mostLetters).trimEnd()}…` : words;
