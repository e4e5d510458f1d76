import { expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { builtRemote, writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openDist } from './dist-folder.js';
import { reachProblems } from './reach-checks.js';

const folder = temporaryFolder();

const stored = { key: 'k', purpose: 'P.', contains: 'C.', lifetime: 'L.', whenWritten: 'W.' };

async function problemsOf(texts: Record<string, string>) {
  const storage = [{ store: 'local' as const, ...stored }];
  const built = builtRemote({ name: 'shop', version: '1.0.0', storage }, texts);
  return (await reachProblems(await openDist(writeDist(folder, built)))).join('\n');
}

/** Texts of a file, with a part of the problem, or nothing. */
const cases: readonly (readonly [file: string, text: string, problem: string])[] = [
  ['page.css', '.a-a1B2 h1,main:has(.b-a1B2) p,:is(.a-a1B2,.b-a1B2>p){margin:0}', ''],
  ['page.css', '@media print{.a-a1B2{margin:0;h1{margin:0}}}@keyframes x{from{opacity:0}}', ''],
  ['page.css', '.a-a1B2{margin:0}.a-a1B2,h1{margin:0}', 'the rule .a-a1B2,h1 of page.css'],
  ['page.css', '@media print{p:not(.a-a1B2){margin:0}}', 'the rule p:not(.a-a1B2) of page.css'],
  ['page.css', '.prose{margin:0}', 'the rule .prose of page.css'],
  ['page.js', 'localStorage.x=1;const cache={caches:1,cookie:2}', ''],
  ['page.js', 'window.sessionStorage', 'page.js uses sessionStorage'],
  ['page.js', 'indexedDB.open("x")', '"store": "indexed-db"'],
  ['page.js', 'document.cookie="x=1"', '"store": "cookie"'],
  ['page.js', 'caches.open("x")', 'Caches belong to the host'],
];

it('names what a built remote reaches beyond its screens', async () => {
  const misses = await missesOf(cases, async ([file, text, problem]) => {
    const found = await problemsOf({ [file]: text });
    expect(problem === '' ? found : found.includes(problem) || found).toBe(problem === '' ? '' : true);
  });
  expect(misses).toEqual([]);
});
