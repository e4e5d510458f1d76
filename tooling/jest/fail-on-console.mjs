/**
 * Fails a test that writes an error or a warning to the console. A test that expects one takes its place:
 * `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { afterEach, beforeEach } from '@jest/globals';
import { format } from 'node:util';

const watched = /** @type {const} */ (['error', 'warn']);
const originals = { error: console.error, warn: console.warn };

/** @type {string[]} */
let messages = [];

beforeEach(() => {
  messages = [];
  for (const level of watched) {
    console[level] = (...parts) => messages.push(`console.${level}: ${format(...parts)}`);
  }
});

afterEach(() => {
  for (const level of watched) console[level] = originals[level];
  if (messages.length > 0) throw new Error(`Unexpected output:\n${messages.join('\n')}`);
});
