/**
 * Finds the link of an open menu that a key leads to.
 *
 * @param key      a value of `KeyboardEvent.key`
 * @param current  index of the focused link, -1 on the menu's button
 * @param count    number of links
 * @returns index of the link, `undefined` for a key that moves nothing
 */
export function indexAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (current < 0) return undefined;
  if (key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
