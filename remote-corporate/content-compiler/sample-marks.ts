/** Sample content of a page, which a real site leaves out. */
import type { Block, Entry } from '../src/model/content.js';

/** The entries of a data file without their marks. `real`: places of those that are no sample, if not all. */
export function realEntries(marked: readonly unknown[]): {
  entries: readonly Entry[];
  real?: readonly number[];
} {
  const all = marked.filter(isGroup) as readonly (Entry & { sample?: unknown })[];
  const real = all.flatMap(({ sample }, index) => (sample === true ? [] : [index]));
  const entries = all.map(({ sample: _, ...entry }) => entry as Entry);
  return { entries, ...(real.length < entries.length && { real }) };
}

const isGroup = (entry: unknown) => typeof entry === 'object' && entry !== null;

/**
 * Places in the body that a real site shows. A heading goes with all that stands below it.
 * @param isSample  text that is marked, or all text of a page that is
 */
export function realBlocks(body: readonly Block[], isSample: (block: Block) => boolean): readonly number[] {
  const isReal = (block: Block) =>
    block.kind === 'block' && block.real ? block.real.length > 0 : !isSample(block);
  return body.flatMap((block, index) => {
    const section = belowHeading(body, index);
    const isShown = section.length > 0 ? section.some(isReal) : isReal(block);
    return isShown ? [index] : [];
  });
}

/** What a section holds beside headings. Empty if no heading is at that place. */
function belowHeading(body: readonly Block[], at: number): readonly Block[] {
  const heading = body[at];
  if (heading?.kind !== 'heading') return [];
  const below = body.slice(at + 1);
  const end = below.findIndex((block) => block.kind === 'heading' && block.level <= heading.level);
  return below.slice(0, end === -1 ? undefined : end).filter(({ kind }) => kind !== 'heading');
}
