import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { inRoot } from 'tooling/setup/root';
import { contractProblems } from './contract-check.js';

const descriptor = {
  name: 'tried',
  contract: `^${contractVersion}`,
  claims: ['/tried'],
  routes: [{ path: '/tried', screen: 'tried', title: 'Tried', description: 'Tried.' }],
  storage: [],
};

let folder: string;
/** Folder of a remote beside it. */
let other: string;

const newFolder = () => path.relative(inRoot(), fs.mkdtempSync(inRoot('.cache/descriptor-')));

const writeDescriptor = (place: string, change: object) =>
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
    [/remote\.json:3:3:? contract must be \^[\d.]+, the contract that it is built with/],
  ],
  [
    'a claim of another remote',
    { claims: ['/tried', '/taken'] },
    [/remote\.json: tried \S+ and other \S+ claim the same paths: \/taken and \/taken\./],
  ],
  [
    'a key that the host stores',
    {
      storage: [
        {
          store: 'local',
          key: 'site.settings.v1',
          purpose: 'Tries.',
          contains: 'Nothing.',
          lifetime: 'Until it is deleted.',
          whenWritten: 'Never.',
        },
      ],
    },
    [/remote\.json: tried \S+ and host \S+ declare the same storage: local site\.settings\.v1\./],
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
  const problems = contractProblems(folder, [other]);
  expect(problems).toEqual(messages.map((message) => expect.stringMatching(message)));
});
