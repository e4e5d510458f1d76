import { describe, expect, it } from '@jest/globals';
import { indexAfterKey } from './menu-keys';

describe('indexAfterKey', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s on link %d of three leads to %d', (key, current, next) => {
    expect(indexAfterKey(key, current, 3)).toBe(next);
  });

  it.each(['ArrowUp', 'Home', 'End', 'Enter'])('%s on the button moves nothing', (key) => {
    expect(indexAfterKey(key, -1, 3)).toBeUndefined();
  });
});
