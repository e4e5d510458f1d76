import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { descriptorProblems } from './descriptor-check.mjs';

/** Those of the release tools, as far as this check relies on them. @type {import('./descriptor-check.mjs').ReleaseChecks} */
const checks = {
  releaseProblems: () => [],
  collisionsOf: () => [],
  hostProblemsOf: ({ contract }, { provides }) =>
    contract === '^1.0.0'
      ? []
      : [`tried 0.0.0-dev needs contract ${contract}, host 0.0.0-dev provides ${provides.join(', ')}.`],
};

const descriptor = {
  name: 'tried',
  contract: '^1.0.0',
  claims: ['/tried'],
  routes: [{ path: '/tried', screen: 'tried', title: 'Tried', description: 'Tried.' }],
  storage: [],
};

/** @type {string} */
let folder;

beforeEach(() => {
  fs.mkdirSync(inRoot('.cache'), { recursive: true });
  const absolute = fs.mkdtempSync(inRoot('.cache/descriptor-'));
  folder = path.relative(inRoot('.'), absolute);
  fs.mkdirSync(path.join(absolute, 'src/screens/tried'), { recursive: true });
  fs.writeFileSync(path.join(absolute, 'src/screens/tried/tried-screen.tsx'), '');
});

afterEach(() => fs.rmSync(inRoot(folder), { recursive: true }));

/** @param {object} change */
function problemsAfter(change) {
  fs.writeFileSync(inRoot(folder, 'remote.json'), JSON.stringify({ ...descriptor, ...change }, undefined, 2));
  return descriptorProblems(folder, { checks, others: [] }).map(({ line, text }) => `${line} ${text}`);
}

it.each([
  ['nothing', {}, []],
  [
    'a contract that is not installed',
    { contract: '^9.0.0' },
    [/^3 tried 0\.0\.0-dev needs contract \^9\.0\.0, host 0\.0\.0-dev provides 1\./],
  ],
  ['an unknown key', { storrage: [] }, [/^\d+ storrage is not a known key: did you mean "storage"\?/]],
  [
    'a screen without a file',
    { routes: [{ ...descriptor.routes[0], screen: 'tired' }] },
    [/^\d+ The screen tired has no file/],
  ],
])('%s', (_, change, messages) => {
  expect(problemsAfter(change)).toEqual(messages.map((message) => expect.stringMatching(message)));
});
