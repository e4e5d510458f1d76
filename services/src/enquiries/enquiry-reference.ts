import { randomInt } from 'node:crypto';

/** Letters and digits, without those that are taken for each other. */
const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const referenceLength = 6;

/** A reference that can be read out on the telephone: `20261120-K7QM4P`. */
export function newReference(receivedAtMs: number): string {
  const day = new Date(receivedAtMs).toISOString().slice(0, 10).replaceAll('-', '');
  const letters = Array.from(
    { length: referenceLength },
    () => referenceLetters[randomInt(referenceLetters.length)],
  );
  return `${day}-${letters.join('')}`;
}
