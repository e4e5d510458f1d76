/** Entries and texts marked as sample content, which a real site leaves out. */
import type { Site } from 'shared-types';
import type { Block, PageContent } from './content';

/** An entry of a data file that may be sample content. */
interface Marked {
  readonly sample?: boolean;
}

type SiteKind = Pick<Site, 'sample'>;

/** The entries that a site shows: all on a sample site, else those that are not marked. */
export const shownEntries = <Entry extends Marked>(
  entries: readonly Entry[],
  { sample }: SiteKind,
): readonly Entry[] => (sample ? entries : entries.filter((entry) => !entry.sample));

/** A single entry that a site shows, or nothing. */
export const shownEntry = <Entry extends Marked>(
  entry: Entry | undefined,
  { sample }: SiteKind,
): Entry | undefined => (sample || !entry?.sample ? entry : undefined);

/** A page as a site shows it: on a real one without sample text, and called by its short name where nothing else is left. */
export function shownPage(page: PageContent, { sample }: SiteKind): PageContent {
  if (sample) return page;
  const { real, sections, lead, ...rest } = page;
  const body = real ? real.flatMap((place) => page.body[place] ?? []) : page.body;
  const ids = new Set(body.map((block) => block.kind === 'heading' && block.id));
  return {
    ...rest,
    body: body.map(realBlock),
    ...(page.isUnwritten ? { h1: page.label } : lead && { lead }),
    ...(sections && { sections: sections.filter(({ id }) => ids.has(id)) }),
  };
}

function realBlock(block: Block): Block {
  if (block.kind !== 'block' || !block.real) return block;
  const { real, ...rest } = block;
  return { ...rest, entries: block.entries.filter((_, place) => real.includes(place)) };
}
