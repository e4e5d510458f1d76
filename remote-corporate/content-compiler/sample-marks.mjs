/** What of a page is sample content, so that a real site leaves it out. */

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {import('../src/model/content').Entry} Entry */

/**
 * The entries of a data file without their marks.
 *
 * @param {readonly unknown[]} marked
 * @returns {{ entries: readonly Entry[], real?: readonly number[] }} `real`: places of those that are no sample, if not all
 */
export function realEntries(marked) {
  const all = /** @type {readonly (Entry & { sample?: unknown })[]} */ (marked.filter(isGroup));
  const real = all.flatMap(({ sample }, index) => (sample === true ? [] : [index]));
  const entries = all.map(({ sample: _, ...entry }) => /** @type {Entry} */ (entry));
  return { entries, ...(real.length < entries.length && { real }) };
}

/** @param {unknown} entry */
const isGroup = (entry) => typeof entry === 'object' && entry !== null;

/**
 * Which blocks a real site shows. A heading goes with all that stands below it.
 *
 * @param {readonly Block[]} body
 * @param {(block: Block) => boolean} isSample text that is marked, or all text of a page that is
 * @returns {readonly number[]} places in the body
 */
export function realBlocks(body, isSample) {
  return body.flatMap((block, index) => {
    const isShown =
      block.kind === 'heading' ? isHeadingShown(body, index, isSample) : isContentShown(block, isSample);
    return isShown ? [index] : [];
  });
}

/** @param {Block} block @param {(block: Block) => boolean} isSample */
function isContentShown(block, isSample) {
  if (block.kind === 'block' && block.real) return block.real.length > 0;
  return !isSample(block);
}

/** @param {readonly Block[]} body @param {number} at @param {(block: Block) => boolean} isSample */
function isHeadingShown(body, at, isSample) {
  const heading = /** @type {Extract<Block, { kind: 'heading' }>} */ (body[at]);
  const below = body.slice(at + 1);
  const end = below.findIndex((block) => block.kind === 'heading' && block.level <= heading.level);
  const section = (end === -1 ? below : below.slice(0, end)).filter(({ kind }) => kind !== 'heading');
  if (section.length === 0) return !isSample(heading);
  return section.some((block) => isContentShown(block, isSample));
}
