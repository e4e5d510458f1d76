import { expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { builtRemote, writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openDist } from './dist-folder.js';
import { budgetProblems, firstViewLines } from './first-views.js';

const folder = temporaryFolder();

it.each([
  ['/* page */', /^page: first scripts \d+ bytes, styles \d+ bytes$/],
  [`/* ${randomBytes(112_000).toString('hex')} */`, /^Warning: page: first scripts 11\d,\d{3} bytes/],
])('a first view is measured, and too many scripts are named', async (script, line) => {
  const dist = writeDist(folder, builtRemote({ name: 'shop', version: '1.0.0' }, { 'page.js': script }));
  expect(await firstViewLines(await openDist(dist))).toEqual([expect.stringMatching(line)]);
});

it.each([
  [undefined, []],
  [100_000, []],
  [
    10_000,
    [
      expect.stringMatching(
        /^shop 1\.0\.0: the first view of page has 2\d,\d{3} bytes, .* allows 10,000 bytes\. The biggest files: page\.js 2\d,\d{3} bytes, page\.css/,
      ),
    ],
  ],
])('a first view above the budget %s is refused, with its biggest files', async (budget, problems) => {
  const script = `/* ${randomBytes(20_000).toString('hex')} */`;
  const changes = { name: 'shop', version: '1.0.0', ...(budget && { budget }) };
  const dist = writeDist(folder, builtRemote(changes, { 'page.js': script }));
  expect(await budgetProblems(await openDist(dist))).toEqual(problems);
});
