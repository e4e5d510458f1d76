/** Index of the menu's link that a key leads to; `undefined` if none. @param current  -1 on the menu's button */
export function indexAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (current < 0) return undefined;
  if (key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
