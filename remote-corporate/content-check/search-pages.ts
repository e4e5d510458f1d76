/** Facts of the pages for the site's search: their names, their headings, and the words that an editor gives. */
import type { PageFact } from 'shared-types';
import { readPage } from '../content-compiler/compile-page.js';
import { readSearchWords, type SearchWords } from '../content-compiler/search-words.js';
import type { PageContent } from '../src/model/content.js';
import type { ContentFiles } from './content-files.js';
import { readSources } from './json-source.js';

type Section = PageFact['sections'][number];
type Route = { readonly path: string; readonly screen: string; readonly title: string };

/** @param names  of parts that screens draw themselves, by address: `/forms#documents` */
export function searchPages(
  { pages, data }: ContentFiles,
  routes: readonly Route[],
  names: ReadonlyMap<string, string>,
): readonly PageFact[] {
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

const wordsOf = (given: readonly SearchWords[], anchor: string) =>
  given.filter((one) => one.anchor === anchor).flatMap(({ words }) => words);

/** Sections; what stands below them is too small to be looked for. */
const headingsOf = ({ body, real }: PageContent): readonly Omit<Section, 'words'>[] =>
  body.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ anchor: block.id, title: block.text, sample: real !== undefined && !real.includes(index) }]
      : [],
  );

const drawnParts = (path: string, names: ReadonlyMap<string, string>): readonly Omit<Section, 'words'>[] =>
  [...names].flatMap(([address, title]) =>
    address.startsWith(`${path}#`) ? [{ anchor: address.slice(path.length + 1), title, sample: false }] : [],
  );
