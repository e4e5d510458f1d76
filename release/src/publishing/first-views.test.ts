import { expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { builtRemote, writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openDist } from './dist-folder.js';
import { firstViewLines } from './first-views.js';

const folder = temporaryFolder();

it.each([
  ['/* page */', /^page: first scripts \d+ bytes, styles \d+ bytes$/],
  [`/* ${randomBytes(112_000).toString('hex')} */`, /^Warning: page: first scripts 11\d,\d{3} bytes/],
])('a first view is measured, and too many scripts are named', async (script, line) => {
  const dist = writeDist(folder, builtRemote({ name: 'shop', version: '1.0.0' }, { 'page.js': script }));
  expect(await firstViewLines(await openDist(dist))).toEqual([expect.stringMatching(line)]);
});
