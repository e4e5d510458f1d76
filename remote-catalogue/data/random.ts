/** Chance that comes out the same on every machine: 32-bit whole numbers only. */
export interface Random {
  /** A whole number from `lowest` to `highest`, both included. */
  readonly between: (lowest: number, highest: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** True in `percent` of 100 cases. */
  readonly chance: (percent: number) => boolean;
}

/** FNV-1a: spreads a text over 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain). */
function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** @param seed  equal seeds give equal chance */
export function randomOf(seed: string): Random {
  const next = mulberry32(hash(seed));
  const between = (lowest: number, highest: number): number => lowest + (next() % (highest - lowest + 1));
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (percent) => between(1, 100) <= percent,
  };
}
