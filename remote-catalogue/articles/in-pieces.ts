interface Pieces<Item> {
  readonly items: readonly Item[];
  /** Items that are visited before others get their turn: some milliseconds on a slow phone. */
  readonly size: number;
  /** Lets the page work between two pieces. */
  readonly pause: () => Promise<void>;
}

/** Visits all items in their order, piece by piece. */
export async function inPieces<Item>(
  { items, size, pause }: Pieces<Item>,
  visit: (item: Item) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await pause();
    for (const item of items.slice(start, start + size)) visit(item);
  }
}
