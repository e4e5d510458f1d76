/**
 * Which place of a list a key leads to; after the last one comes the first.
 *
 * @param key    as `KeyboardEvent.key`
 * @param place  the current one, counted from 0
 * @returns `undefined` for a key that moves nothing
 */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
