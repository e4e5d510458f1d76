import { describe, expect, it } from '@jest/globals';
import { failureText } from './failure.mjs';

describe('the text of a failure', () => {
  it.each([
    ["ENOSPC: no space left on device, write 'host/dist/main.js'", 'Make room'],
    ["host does not build:\nError: EROFS: read-only file system, mkdir 'host/dist'", 'read-only'],
    ["EACCES: permission denied, open '.cache/lock/1.json'", 'account'],
  ])('of %j says what to do', (message, remedy) => {
    expect(failureText(new Error(message))).toMatch(new RegExp(`^${message.slice(0, 5)}.*${remedy}`, 's'));
  });

  it('is the error message if nothing else is known', () => {
    expect(failureText(new Error('PORT is wrong'))).toBe('PORT is wrong');
  });
});
