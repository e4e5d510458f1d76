/** An article as the pages see it: a head with a drawing, and strips of text beside the drawing. */
export interface Block {
  readonly headHeight: number;
  readonly figureHeight: number;
  /** Heights of the strips, none of which is ever cut. */
  readonly strips: readonly number[];
}

/** Place of a block, or of the rest of it. */
export interface Piece {
  readonly block: number;
  /** Distance from the top of the page's room. */
  readonly top: number;
  readonly firstStrip: number;
  readonly endStrip: number;
}

export interface PageRoom {
  readonly height: number;
  readonly gap: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const blockHeight = ({ headHeight, figureHeight, strips }: Block): number =>
  headHeight + Math.max(figureHeight, sum(strips));

/** Puts blocks on pages, in their order. A block is cut only if it is higher than a page. */
export function paginate(blocks: readonly Block[], room: PageRoom): readonly (readonly Piece[])[] {
  const pages: Piece[][] = [];
  let top = Number.POSITIVE_INFINITY;
  blocks.forEach((block, index) => {
    const height = blockHeight(block);
    if (top + height > room.height) {
      pages.push([]);
      top = 0;
    }
    const pieces = piecesOf(block, top, room.height).map((piece) => ({ ...piece, block: index }));
    pages.at(-1)?.push(...pieces.slice(0, 1));
    pages.push(...pieces.slice(1).map((piece) => [piece]));
    top = pieces.length > 1 ? Number.POSITIVE_INFINITY : top + height + room.gap;
  });
  return pages;
}

function piecesOf(block: Block, top: number, pageHeight: number): readonly Omit<Piece, 'block'>[] {
  const pieces: Omit<Piece, 'block'>[] = [];
  let firstStrip = 0;
  do {
    const isFirst = firstStrip === 0;
    const endStrip = endOf(block.strips, firstStrip, pageHeight - (isFirst ? top + block.headHeight : 0));
    pieces.push({ top: isFirst ? top : 0, firstStrip, endStrip });
    firstStrip = endStrip;
  } while (firstStrip < block.strips.length);
  return pieces;
}

/** Each page gets at least one strip, even if it is higher than the page. */
function endOf(strips: readonly number[], start: number, height: number): number {
  let end = start + 1;
  let used = strips[start] ?? 0;
  while (end < strips.length && used + (strips[end] ?? 0) <= height) used += strips[end++] ?? 0;
  return Math.min(end, strips.length);
}
