/** Facts of the pages for the site's search: their names, their leads and their headings. */
import type { PageFact } from 'shared-types';
import type { PageContent } from '../src/model/content.js';
import type { Content } from './content-files.js';

type Section = PageFact['sections'][number];
type Route = { readonly path: string; readonly screen: string; readonly title: string };

/** @param names  of parts that screens draw themselves, by address: `/forms#documents` */
export const searchPages = (
  { pages }: Content,
  routes: readonly Route[],
  names: ReadonlyMap<string, string>,
): readonly PageFact[] =>
  routes.flatMap(({ path, screen, title }) => {
    const page = pages.get(screen)?.page;
    if (!page) return [];
    const { label, lead } = page;
    const sections = [...headingsOf(page), ...drawnParts(path, names)];
    return [{ path, label, title, ...(lead && { lead }), sections }];
  });

/** Sections; what stands below them is too small to be looked for. */
const headingsOf = ({ body, real }: PageContent): readonly Section[] =>
  body.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ anchor: block.id, title: block.text, sample: real !== undefined && !real.includes(index) }]
      : [],
  );

const drawnParts = (path: string, names: ReadonlyMap<string, string>): readonly Section[] =>
  [...names].flatMap(([address, title]) =>
    address.startsWith(`${path}#`) ? [{ anchor: address.slice(path.length + 1), title, sample: false }] : [],
  );
