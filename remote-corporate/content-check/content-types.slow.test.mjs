import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { readData, typesFolder } from '../content-compiler/content-folder.mjs';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'content-types-'));
const folder = path.join(parent, 'types');

// As a program: its formatter cannot be loaded by tests.
beforeAll(() => {
  execFileSync(process.execPath, ['tooling/content.mjs', 'remote-corporate', 'types', folder]);
});

afterAll(() => fs.rmSync(parent, { recursive: true }));

const textIn = (/** @type {string} */ place, /** @type {string} */ file) =>
  fs.readFileSync(path.join(place, file), 'utf8');

test('the types are what the schemas say; else run npm run content:types', async () => {
  expect(
    await missesOf(
      fs.readdirSync(typesFolder).filter((file) => readData(file.replace('.d.ts', ''))),
      (file) => {
        expect(textIn(typesFolder, file)).toBe(textIn(folder, file));
      },
    ),
  ).toEqual([]);
});
