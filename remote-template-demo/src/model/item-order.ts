interface Identified {
  readonly id: string;
}

/** Where an item is put: before or after another one. */
export interface Move {
  readonly id: string;
  readonly target: string;
  readonly side: 'before' | 'after';
}

/** Moves an item. The list stays as it is if one of the two is missing. */
export function moved<Item extends Identified>(
  items: readonly Item[],
  { id, target, side }: Move,
): readonly Item[] {
  const item = items.find((one) => one.id === id);
  const rest = items.filter((one) => one.id !== id);
  const place = rest.findIndex((one) => one.id === target);
  if (!item || place < 0) return items;
  const index = side === 'before' ? place : place + 1;
  return [...rest.slice(0, index), item, ...rest.slice(index)];
}

/** The move by one place, among the items that are shown; nothing at the end of the list. @param step -1 or 1 */
export function stepOf(shown: readonly Identified[], id: string, step: number): Move | undefined {
  const target = shown[shown.findIndex((one) => one.id === id) + step]?.id;
  if (target === undefined || !shown.some((one) => one.id === id)) return undefined;
  return { id, target, side: step < 0 ? 'before' : 'after' };
}

/** What is said of an item that was moved: `Moved to 3 of 12`. */
export const placeText = (shown: readonly Identified[], id: string): string =>
  `Moved to ${shown.findIndex((one) => one.id === id) + 1} of ${shown.length}`;

/**
 * The items in an order of the visitor's own.
 *
 * @param items in their own order: new ones come first
 * @param order ids up to the last item that was moved, as `orderOf` gives them
 */
export function inOrder<Item extends Identified>(
  items: readonly Item[],
  order: readonly string[],
): readonly Item[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const firstKnown = items.findIndex(({ id }) => places.has(id));
  if (firstKnown < 0) return items;
  const isKnown = ({ id }: Item) => places.has(id);
  const known = items.filter(isKnown);
  return [
    ...items.slice(0, firstKnown),
    ...known.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
    ...items.slice(firstKnown).filter((item) => !isKnown(item)),
  ];
}

/** The ids of ordered items that must be known to order them again; none if nothing was moved. */
export function orderOf(ordered: readonly Identified[], items: readonly Identified[]): readonly string[] {
  const last = ordered.findLastIndex(({ id }, place) => id !== items[place]?.id);
  return ordered.slice(0, last + 1).map(({ id }) => id);
}
