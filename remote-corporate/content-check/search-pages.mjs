/** What the site's search needs of the pages: their names, their headings, and the words that an editor gives. */
import { readPage } from '../content-compiler/compile-page.mjs';
import { readSearchWords } from '../content-compiler/search-words.mjs';
import { readSources } from './json-source.mjs';

/** @typedef {import('shared-types').PageFact} PageFact */
/** @typedef {PageFact['sections'][number]} Section */
/** @typedef {{ readonly path: string, readonly screen: string, readonly title: string }} Route */

/**
 * @param {import('./content-files.mjs').ContentFiles} files
 * @param {readonly Route[]} routes
 * @param {ReadonlyMap<string, string>} names of parts that screens draw themselves, by address: `/forms#documents`
 * @returns {readonly PageFact[]} in the order of the routes
 */
export function searchPages({ pages, data }, routes, names) {
  const sources = readSources(data);
  return routes.flatMap((route) => {
    const text = pages[route.screen];
    if (text === undefined) return [];
    const file = `content/pages/${route.screen}.md`;
    const { page, fields } = readPage(text, { file, readData: (name) => sources.get(name)?.value });
    const given = fields['search'] === undefined ? [] : readSearchWords(fields['search'], () => {});
    const { path, title } = route;
    return [
      {
        path,
        label: page.label,
        title,
        words: wordsOf(given, ''),
        sections: [...headingsOf(page), ...drawnParts(path, names)].map((section) => ({
          ...section,
          words: wordsOf(given, section.anchor),
        })),
      },
    ];
  });
}

/** @param {readonly import('../content-compiler/search-words.mjs').SearchWords[]} given @param {string} anchor */
const wordsOf = (given, anchor) => given.filter((one) => one.anchor === anchor).flatMap(({ words }) => words);

/** Sections; what stands below them is too small to be looked for. @param {import('../src/model/content').PageContent} page @returns {readonly Omit<Section, 'words'>[]} */
const headingsOf = ({ body, real }) =>
  body.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ anchor: block.id, title: block.text, sample: real !== undefined && !real.includes(index) }]
      : [],
  );

/** @param {string} path @param {ReadonlyMap<string, string>} names @returns {readonly Omit<Section, 'words'>[]} */
const drawnParts = (path, names) =>
  [...names].flatMap(([address, title]) =>
    address.startsWith(`${path}#`) ? [{ anchor: address.slice(path.length + 1), title, sample: false }] : [],
  );
