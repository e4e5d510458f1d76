import { describe, expect, it } from '@jest/globals';
import { inPieces } from './in-pieces';

/** What happens to five items in pieces of a size: the visits, and a line for each pause. */
async function visitsOf(size: number) {
  const seen: string[] = [];
  const pause = async () => void seen.push('|');
  await inPieces({ items: ['a', 'b', 'c', 'd', 'e'], size, pause }, (item) => void seen.push(item));
  return seen.join('');
}

describe('items in pieces', () => {
  it('are visited in their order, with a pause between two pieces only', async () => {
    await expect(visitsOf(2)).resolves.toBe('ab|cd|e');
    await expect(visitsOf(5)).resolves.toBe('abcde');
  });
});
