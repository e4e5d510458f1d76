import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { contractProblems } from './contract-check.mjs';

/** Those of the release tools, as far as this check relies on them. @type {import('./contract-check.mjs').PublishingRules} */
const rules = {
  releaseProblems: () => [],
  collisionsOf: ({ name, claims }, other) =>
    claims
      .filter((claim) => other.claims.includes(claim))
      .map((claim) => `${name} and ${other.name} claim ${claim}.`),
  hostProblemsOf: ({ storage }) => storage.map(({ key }) => `The host stores ${key}.`),
};

const descriptor = {
  name: 'tried',
  contract: '^1.10.0',
  claims: ['/tried'],
  routes: [{ path: '/tried', screen: 'tried', title: 'Tried', description: 'Tried.' }],
  storage: [],
};

/** @type {string} */
let folder;
/** Of a remote beside it. @type {string} */
let other;

const newFolder = () => path.relative(inRoot(), fs.mkdtempSync(inRoot('.cache/descriptor-')));

const writeDescriptor = (/** @type {string} */ place, /** @type {object} */ change) =>
  fs.writeFileSync(inRoot(place, 'remote.json'), JSON.stringify({ ...descriptor, ...change }, undefined, 2));

beforeEach(() => {
  fs.mkdirSync(inRoot('.cache'), { recursive: true });
  [folder, other] = [newFolder(), newFolder()];
  writeDescriptor(other, { name: 'other', claims: ['/taken'], routes: [] });
  fs.mkdirSync(inRoot(folder, 'src/screens/tried'), { recursive: true });
  const code =
    '// Tells.\nexport const Screen = ({ shell }) => shell.messages.show({ message: shell.site.name });\n';
  fs.writeFileSync(inRoot(folder, 'src/screens/tried/tried-screen.tsx'), code);
});

afterEach(() => [folder, other].forEach((place) => fs.rmSync(inRoot(place), { recursive: true })));

it.each([
  ['nothing', {}, []],
  [
    'a contract that is not installed',
    { contract: '^9.0.0' },
    [/remote\.json:3:3:? contract must be \^1\.10\.0, the contract that it is built with/],
  ],
  [
    'a claim of another remote',
    { claims: ['/tried', '/taken'] },
    [/remote\.json:6:5 tried and other claim \/taken\./],
  ],
  [
    'a key that the host stores',
    {
      storage: [
        {
          store: 'local',
          key: 'host.settings.v1',
          purpose: 'Tries.',
          contains: 'Nothing.',
          lifetime: 'Until it is deleted.',
          whenWritten: 'Never.',
        },
      ],
    },
    [/remote\.json:\d+:\d+ The host stores host\.settings\.v1\./],
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
  writeDescriptor(folder, change);
  const problems = contractProblems(folder, { rules, others: [other] });
  expect(problems).toEqual(messages.map((message) => expect.stringMatching(message)));
});
