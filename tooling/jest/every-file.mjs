/**
 * Stands before the tests of every file. Fails a test that writes an error or a warning to the console; one that expects it
 * takes its place: `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { format } from 'node:util';

/** For a test that starts a process, makes a build, or goes through a matrix. */
const slowTestMs = 120_000;
if (expect.getState().testPath?.includes('.slow.test.')) jest.setTimeout(slowTestMs);

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
