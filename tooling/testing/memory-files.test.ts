import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { hasMemoryFiles, makeTemporaryFiles } from './memory-files.js';

const given = process.env['TMPDIR'];

beforeEach(() => {
  delete process.env['TMPDIR'];
});
afterEach(() => {
  if (given === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = given;
});

it('temporary files are in memory where there is room, and nothing of them is left', () => {
  const { env, remove } = makeTemporaryFiles();
  expect(Object.keys(env)).toEqual(hasMemoryFiles() ? ['TMPDIR'] : []);
  for (const folder of Object.values(env)) expect(existsSync(folder)).toBe(true);
  remove();
  for (const folder of Object.values(env)) expect(existsSync(folder)).toBe(false);
});

it('temporary files are where TMPDIR says', () => {
  process.env['TMPDIR'] = '/var/tmp';
  expect(makeTemporaryFiles().env).toEqual({});
});
