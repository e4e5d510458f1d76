/** What is marked as sample content, for whoever makes a real site of it. */
import { readPage } from '../content-compiler/compile-page.mjs';
import { showsData } from '../content-compiler/named-blocks.mjs';
import { plainText } from '../content-compiler/plain-text.mjs';
import { screenParts } from '../content-compiler/screen-parts.mjs';
import { positionAt } from 'shared-types/json/problems';
import { readSources } from './json-source.mjs';

/** @typedef {import('./content-files.mjs').ContentFiles} ContentFiles */
/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {{ readonly path: string, readonly screen: string }} Route */

/**
 * @typedef {object} SampleEntry
 * @property {string} page   path of the page that shows it; the name of the file, where several may
 * @property {string} entry  its title, or its first words
 * @property {string} file   where it is written: `remote-corporate/content/data/jobs.json:26`
 */

/** The screen that shows a data file of another name. @param {string} file */
const screenOf = (file) => [...screenParts].find(([, { data }]) => data?.includes(file))?.[0];

/** Fields that name an entry, the best first. */
const names = ['title', 'goal', 'heading', 'label', 'term', 'text', 'id'];

/**
 * @param {ContentFiles} files
 * @param {readonly Route[]} routes
 * @returns {readonly SampleEntry[]} by page, in the order of the routes
 */
export function sampleContent({ pages, data }, routes) {
  const pathOf = (/** @type {string} */ screen) => routes.find((route) => route.screen === screen)?.path;
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

/**
 * @param {string} name
 * @param {string} text
 * @param {(name: string) => unknown} readData
 * @returns {readonly Omit<SampleEntry, 'page'>[]}
 */
function samplesOfPage(name, text, readData) {
  const file = `content/pages/${name}.md`;
  const { page, source } = readPage(text, { file, readData });
  const place = (/** @type {number} */ offset) =>
    `remote-corporate/${file}:${positionAt(source, offset).line}`;
  if (page.isUnwritten)
    return [{ entry: 'The heading and all text of the page', file: place(source.indexOf('\nsample:') + 1) }];
  return [...source.matchAll(/^:::[ \t]*sample[ \t]*\n+(?:#+[ \t]*)?(.*)/gm)].map(
    ({ 1: words = '', index }) => ({
      entry: shortened(words),
      file: place(index),
    }),
  );
}

/** @param {JsonSource} source @returns {readonly Omit<SampleEntry, 'page'>[]} */
function samplesOfData(source) {
  return source.parts.flatMap(({ value, path }) => {
    const entry = /** @type {Readonly<Record<string, unknown>> | null} */ (value);
    if (typeof entry !== 'object' || entry?.sample !== true) return [];
    const name = names.map((key) => entry[key]).find((text) => typeof text === 'string');
    return [
      {
        entry: shortened(String(name ?? 'An entry')),
        file: `remote-corporate/${source.file}:${source.positionOf(path).line}`,
      },
    ];
  });
}

const mostLetters = 60;

/** @param {string} words */
const shortened = (words) =>
  words.length > mostLetters ? `${words.slice(0, mostLetters).trimEnd()}…` : words;
