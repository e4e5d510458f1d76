import { randomInt } from 'node:crypto';

/** Letters and digits, without those that are taken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const groups = 5;
const groupLength = 4;

/** A password that can be read out, with 99 bits of chance: `k7qm-4pxr-…`. */
export function newPassword(): string {
  const letter = () => letters[randomInt(letters.length)] ?? '';
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}
