import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { contractProblems } from './contract-check.mjs';

/** Those of the release tools, as far as this check relies on them. @type {import('./contract-check.mjs').PublishingRules} */
const rules = {
  releaseProblems: () => [],
  collisionsOf: () => [],
  hostProblemsOf: ({ contract }, { provides }) =>
    contract !== '^9.0.0'
      ? []
      : [`needs contract ${contract}, host 0.0.0-dev provides ${provides.join(', ')}.`],
};

const descriptor = {
  name: 'tried',
  contract: '^1.7.0',
  claims: ['/tried'],
  routes: [{ path: '/tried', screen: 'tried', title: 'Tried', description: 'Tried.' }],
  storage: [],
};

/** @type {string} */
let folder;

beforeEach(() => {
  fs.mkdirSync(inRoot('.cache'), { recursive: true });
  folder = path.relative(inRoot(), fs.mkdtempSync(inRoot('.cache/descriptor-')));
  fs.mkdirSync(inRoot(folder, 'src/screens/tried'), { recursive: true });
  const code =
    '// Tells.\nexport const Screen = ({ shell }) => shell.messages.show({ message: shell.site.name });\n';
  fs.writeFileSync(inRoot(folder, 'src/screens/tried/tried-screen.tsx'), code);
});

afterEach(() => fs.rmSync(inRoot(folder), { recursive: true }));

it.each([
  ['nothing', {}, []],
  [
    'a contract that is not installed',
    { contract: '^9.0.0' },
    [/^needs contract \^9\.0\.0, host .* provides 1\./],
  ],
  [
    'a contract without a member of the host that is used',
    { contract: '^1.6.0' },
    [
      /src\/screens\/tried\/tried-screen\.tsx:2 uses shell\.messages, which needs contract 1\.7\.0, .* write \^1\.7\.0$/,
    ],
  ],
  [
    'a screen that does not exist',
    { routes: [{ ...descriptor.routes[0], screen: 'other' }] },
    [/remote\.json needs the file src\/screens\/other\/other-screen\.tsx, which does not exist: make it/],
  ],
  [
    'an unknown key',
    { storrage: [] },
    [/remote\.json:\d+:\d+:? storrage is not a known key: did you mean "storage"\?/],
  ],
])('%s', (_, change, messages) => {
  fs.writeFileSync(inRoot(folder, 'remote.json'), JSON.stringify({ ...descriptor, ...change }, undefined, 2));
  const problems = contractProblems(folder, { rules, others: [] });
  expect(problems).toEqual(messages.map((message) => expect.stringMatching(message)));
});
