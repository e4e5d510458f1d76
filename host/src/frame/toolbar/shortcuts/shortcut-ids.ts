/** Of a visitor who has chosen none. */
export const defaultShortcuts: readonly string[] = Object.freeze(['calendar', 'mail', 'contacts', 'todo']);

/** Whether nothing was added, removed or moved. */
export const areDefaultShortcuts = (ids: readonly string[]): boolean =>
  ids.length === defaultShortcuts.length && ids.every((id, place) => id === defaultShortcuts[place]);

/** Longest list, as JSON, in characters. */
const maxLength = 4096;

/**
 * The shortcuts in what a browser or a provider has stored: each text once, and no more than fit. Ids that the navigation does
 * not know stay.
 *
 * @returns `undefined` if it is no list, or nothing of it is good
 */
export function parseShortcuts(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const ids = new Set<string>();
  let length = 2;
  for (const id of data as readonly unknown[]) {
    if (typeof id !== 'string' || id === '' || ids.has(id)) continue;
    length += JSON.stringify(id).length + 1;
    if (length > maxLength) break;
    ids.add(id);
  }
  return ids.size > 0 || data.length === 0 ? Object.freeze([...ids]) : undefined;
}

/** Adds an id at the end, or removes it. */
export const toggledShortcuts = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** How a shortcut moves. */
export interface ShortcutMove {
  readonly id: string;
  /** The ids that the visitor sees, in their order. */
  readonly shown: readonly string[];
  readonly by: -1 | 1;
}

/** Moves a shortcut past its neighbour among the shown ones. Hidden ones between the two stay where they are. */
export function movedShortcuts(
  ids: readonly string[],
  { id, shown, by }: ShortcutMove,
): readonly string[] | undefined {
  const neighbour = shown[shown.indexOf(id) + by];
  if (!shown.includes(id) || neighbour === undefined) return undefined;
  const others = ids.filter((other) => other !== id);
  const place = others.indexOf(neighbour) + (by === 1 ? 1 : 0);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** The items of shortcuts, in the order of these. Ids without an item are skipped. */
export const shownShortcuts = <Item extends { readonly id: string }>(
  ids: readonly string[],
  items: readonly Item[],
): readonly Item[] => ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
