import { expect, it } from '@jest/globals';
import { appSelector } from 'shared-types/protocol/adopted-app';
import { federationId } from 'shared-types/protocol/federation-id';
import { missesOf } from 'shared-types/testing/misses-of';
import { builtRemote, writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openDist } from './dist-folder.js';
import { reachProblems } from './reach-checks.js';

const folder = temporaryFolder();

const stored = { key: 'k', purpose: 'P.', contains: 'C.', lifetime: 'L.', whenWritten: 'W.' };

async function problemsOf(texts: Record<string, string>, entry = 'entry.js') {
  const storage = [{ store: 'local' as const, ...stored }];
  const built = builtRemote({ name: 'shop', version: '1.0.0', storage, entry }, texts);
  return (await reachProblems(await openDist(writeDist(folder, built)))).join('\n');
}

/** Texts of a file, with a part of the problem, or nothing. */
const cases: readonly (readonly [file: string, text: string, problem: string])[] = [
  ['page.css', '.a-_a1B2 h1,main:has(.b-_a1B2) p,:is(.a-_a1B2,.b-_a1B2>p){margin:0}', ''],
  ['page.css', '@media print{.a-_a1B2{margin:0;h1{margin:0}}}@keyframes x{from{opacity:0}}', ''],
  ['page.css', '.a-_a1B2{margin:0}.a-_a1B2,h1{margin:0}', 'the rule .a-_a1B2,h1 of page.css'],
  ['page.css', '@media print{p:not(.a-_a1B2){margin:0}}', 'the rule p:not(.a-_a1B2) of page.css'],
  ['page.css', '.btn-dark{margin:0}', 'the rule .btn-dark of page.css'],
  ['page.css', '.prose{margin:0}', 'the rule .prose of page.css'],
  ['page.css', '@media print{& h1{margin:0}}', 'the rule & h1 of page.css'],
  ['page.css', '.a-_a1B2{@scope (html){& h1{margin:0}}}', 'page.css has @scope'],
  ['page.css', '@import "a.css";', 'page.css has @import'],
  ['page.css', '@property --a{syntax:"*";inherits:false}', 'page.css has @property'],
  ['page.css', '@counter-style a{symbols:"b"}', 'page.css has @counter-style'],
  ['page.css', '@font-face{font-family:"Archivo stand-in";src:url(a)}', "has @font-face of the host's"],
  ['page.css', '@layer base{.a-_a1B2{margin:0}}', 'page.css has @layer'],
  ['page.css', '@layer base;', 'page.css has @layer'],
  ['page.css', '@view-transition{navigation:auto}', 'page.css has @view-transition'],
  ['page.css', '@page :first{margin:0}', 'page.css has @page without a name'],
  ['page.css', '@page matrix{margin:0}@font-face{font-family:a;src:url(a.woff2)}', ''],
  ['page.css', '.a-_a1B2{\n*zoom:1}', 'page.css is not valid CSS at 2:'],
  ['page.js', 'localStorage.x=1;const cache={caches:1,cookie:2}', ''],
  ['page.js', 'window.sessionStorage', 'page.js names sessionStorage'],
  ['page.mjs', '', 'page.mjs must end in .js or .css'],
  ['page.CSS', '', 'page.CSS must end in .js or .css'],
  ['page.js', 'indexedDB.open("x")', '"store": "indexed-db"'],
  ['page.js', 'document.cookie="x=1"', '"store": "cookie"'],
  ['page.js', 'caches.open("x")', 'Caches belong to the host'],
];

/** Problems of an adopted app, or why it is refused. @param changes  of its `app.json` */
async function appProblems(css: string, changes: object = {}) {
  const { files } = builtRemote({ name: 'shop', version: '1.0.0' }, { 'page.css': css }).release;
  const loaded = Object.entries(files).filter(([file]) => /\.(?:js|css)$/.test(file));
  const pins = Object.fromEntries(loaded.map(([file, { sha256 }]) => [file, sha256]));
  const record = JSON.stringify({
    ...{ kind: 'component', type: 'script', container: 'a', entry: 'entry.js', module: './A', pins },
    ...changes,
  });
  return await problemsOf({ 'page.css': css, 'app.json': record }, 'app.json').catch(
    (error: unknown) => (error as Error).message,
  );
}

it('names what a built remote reaches beyond its screens', async () => {
  const misses = await missesOf(cases, async ([file, text, problem]) => {
    const found = await problemsOf({ [file]: text });
    expect(problem === '' ? found : found.includes(problem) || found).toBe(problem === '' ? '' : true);
  });
  expect(misses).toEqual([]);
});

it('takes an adopted app whose sheets are valid in its own element, and whose files are all pinned', async () => {
  const css = `@scope (${appSelector(federationId('shop', '1.0.0'))}){h1{margin:0}}`;
  expect(await appProblems(css)).toBe('');
  expect(await appProblems(`${css}@counter-style a{symbols:"b"}`)).toContain('page.css has @counter-style');
  expect(await appProblems('@scope (html){h1{margin:0}}')).toContain('the rule h1 of page.css');
  expect(await appProblems(`${css}.a-_a1B2{margin:0}`)).toContain('the rule .a-_a1B2 of page.css');
  expect(await appProblems(css, { pins: {} })).toContain('app.json of shop 1.0.0 does not pin its entry');
  expect(await appProblems(css, { entry: 'gone.js' })).toContain('does not pin its entry');
  expect(await appProblems(css, { container: 1 })).toContain('app.json of shop 1.0.0 is not valid, line 1');
});
