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
  return body.flatMap((block, index) => {
    const isShown =
      block.kind === 'heading' ? isHeadingShown(body, index, isSample) : isContentShown(block, isSample);
    return isShown ? [index] : [];
  });
}

function isContentShown(block: Block, isSample: (block: Block) => boolean) {
  if (block.kind === 'block' && block.real) return block.real.length > 0;
  return !isSample(block);
}

function isHeadingShown(body: readonly Block[], at: number, isSample: (block: Block) => boolean) {
  const heading = body[at] as Extract<Block, { kind: 'heading' }>;
  const below = body.slice(at + 1);
  const end = below.findIndex((block) => block.kind === 'heading' && block.level <= heading.level);
  const section = (end === -1 ? below : below.slice(0, end)).filter(({ kind }) => kind !== 'heading');
  if (section.length === 0) return !isSample(heading);
  return section.some((block) => isContentShown(block, isSample));
}
