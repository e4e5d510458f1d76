/**
 * Setup of every test file. Fails a test that writes an error or a warning to the console; one that expects it
 * takes its place: `jest.spyOn(console, 'error').mockImplementation(() => {})`. Each test begins with the real clock.
 */
import { format } from 'node:util';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** Time limit of a test that starts a process, makes a build, or goes through a matrix. */
const slowTestMs = 120_000;
if (expect.getState().testPath?.includes('.slow.test.')) jest.setTimeout(slowTestMs);

const watched = ['error', 'warn'] as const;
const originals = { error: console.error, warn: console.warn };

let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const level of watched) {
    console[level] = (...parts) => messages.push(`console.${level}: ${format(...parts)}`);
  }
});

afterEach(() => {
  jest.useRealTimers();
  for (const level of watched) console[level] = originals[level];
  if (messages.length > 0) throw new Error(`Unexpected output:\n${messages.join('\n')}`);
});
