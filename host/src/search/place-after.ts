/**
 * Finds the suggestion that a key leads to in a list below a text box; `undefined` for all other keys. While none is
 * active (`place` is -1), Home and End move in the text. @param count more than 0
 */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return place <= 0 ? count - 1 : place - 1;
    case 'Home':
      return place < 0 ? undefined : 0;
    case 'End':
      return place < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
