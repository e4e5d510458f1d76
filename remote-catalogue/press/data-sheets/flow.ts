import type { Block, Strip } from './strips';

export interface PlacedStrip {
  readonly block: number;
  readonly strip: Strip;
  /** Column from 0 on; two stand side by side on a page. */
  readonly column: number;
  /** Distance from the top of the page's columns; what a strip leaves out there is above it. */
  readonly top: number;
}

interface Room {
  readonly height: number;
  /** Height that is taken at the top of the first column. */
  readonly taken: number;
  /** The block that begins the second column; without it, strips flow on where there is room. */
  readonly breakBefore?: number | undefined;
}

/** Puts strips into columns in their order. A heading goes to the next column with what follows it. */
export function flow(blocks: readonly Block[], { height, taken, breakBefore }: Room): readonly PlacedStrip[] {
  const strips = blocks.flatMap((block, index) => block.strips.map((strip) => ({ block: index, strip })));
  const placed: PlacedStrip[] = [];
  let [column, top] = [0, taken];
  strips.forEach(({ block, strip }, index) => {
    const isBreak = column === 0 && breakBefore !== undefined && block >= breakBefore;
    if (isBreak || (top > 0 && top + neededFrom(strips, index) > height)) [column, top] = [column + 1, 0];
    if (top === 0 && strip.above) top = -strip.above;
    placed.push({ block, strip, column, top });
    top += strip.height;
  });
  return placed;
}

/** Height of a strip; of a heading, with what must not be parted from it. */
function neededFrom(strips: readonly { readonly strip: Strip }[], start: number): number {
  let needed = 0;
  for (const { strip } of strips.slice(start)) {
    needed += strip.height;
    if (!strip.isHeading) break;
  }
  return needed;
}
