import { randomInt } from 'node:crypto';

/** Letters and digits, without those that are taken for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Random letters and digits that can be read out on the telephone. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
