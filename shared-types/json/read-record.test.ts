import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { GenericSchema } from 'valibot';
import { descriptorSchema } from '../schemas/descriptor.js';
import { releaseSchema } from '../schemas/release-record.js';
import { siteSchema } from '../schemas/site.js';
import { isPackageName } from '../schemas/texts.js';
import { problemLine } from './problems.js';
import { readRecord } from './read-record.js';

const root = path.join(__dirname, '../..');
const remotes = fs.readdirSync(root).filter((name) => name.startsWith('remote-'));
const descriptor = fs.readFileSync(path.join(root, 'remote-auth/remote.json'), 'utf8');
const site = fs.readFileSync(path.join(root, 'e2e/site.json'), 'utf8');

function problemsOf(schema: GenericSchema, text: string, file: string) {
  const read = readRecord(schema, text, file);
  return read.kind === 'record' ? [] : read.problems.map(problemLine);
}

it.each(remotes)('reads remote.json of %s', (remote) => {
  const text = fs.readFileSync(path.join(root, remote, 'remote.json'), 'utf8');
  expect(problemsOf(descriptorSchema, text, 'remote.json')).toEqual([]);
});

it('reports file, line and the nearest known key for a misspelt key', () => {
  expect(problemsOf(descriptorSchema, descriptor.replace('"heading"', '"headng"'), 'remote.json')).toEqual([
    'remote.json:11:7 routes[0].headng is not a known key: did you mean "heading"?',
  ]);
  expect(problemsOf(siteSchema, site.replace('"phone"', '"phon"'), 'site.json')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^site\.json:2:14 company\.phone is missing/),
      expect.stringMatching(/^site\.json:6:5 company\.phon is not a known key: did you mean "phone"\?/),
    ]),
  );
});

it('lists the known keys if none is similar to an unknown key', () => {
  const [problem] = problemsOf(siteSchema, site.replace('"hosting"', '"xyz": 1, "hosting"'), 'site.json');
  expect(problem).toContain('xyz is not a known key: use one of: company, hosting, baseUrl');
});

it('reports every key with a wrong value, and a duplicate key', () => {
  const changed = site
    .replace('"sample": true', '"sample": "yes"')
    .replace('"indexable": false', '"indexable": 0');
  expect(problemsOf(siteSchema, changed, 'site.json')).toEqual([
    'site.json:12:3 sample must be true or false',
    'site.json:13:3 indexable must be true or false',
  ]);
  const twice = site.replace('"sample": true', '"sample": true,\n  "sample": true');
  expect(problemsOf(siteSchema, twice, 'site.json')).toEqual([
    expect.stringContaining('Duplicate key "sample"'),
  ]);
});

it.each([
  [
    '"forms": { "advice": { "name": { "kind": "line" } } }',
    'forms.advice must have `name`, a line, and `email`',
  ],
  ['"forms": { "advice": {} }', 'forms.advice must have `name`, a line, and `email`'],
])('reports a form that asks for no contact: %s', (forms, problem) => {
  const changed = descriptor.replace('"routes"', `${forms}, "routes"`);
  expect(problemsOf(descriptorSchema, changed, 'remote.json')).toEqual([expect.stringContaining(problem)]);
});

it('reports a stored key that is declared twice', () => {
  const text = fs.readFileSync(path.join(root, 'remote-catalogue/remote.json'), 'utf8');
  const { storage } = JSON.parse(text) as { storage: object[] };
  const changed = JSON.stringify({
    ...(JSON.parse(descriptor) as object),
    storage: [...storage, storage[0]],
  });
  expect(problemsOf(descriptorSchema, changed, 'remote.json')).toEqual([
    expect.stringContaining('storage must name each key once'),
  ]);
});

it.each([
  ['{ "theme": { "main": "midnight" } }', 'settings.theme.main must be "default" or "sunset" or'],
  ['{ "layot": {} }', 'settings.layot is not a known key: did you mean "layout"?'],
  [
    '{ "layout": { "config": { "toolbar": { "display": "yes" } } } }',
    'settings.layout.config.toolbar.display must be true or false',
  ],
  [
    '{ "layout": { "style": "layout3", "config": { "navbar": { "folded": true } } } }',
    'settings.layout has navbar.folded, which layout3 does not have: remove it, or choose another style',
  ],
  [
    '{ "layout": { "style": "layout1", "config": { "mode": "container" } } }',
    'settings.layout has mode "container", which layout1 does not have: remove it, or choose another style',
  ],
])('reports wrong settings of a route: %s', (settings, problem) => {
  const changed = descriptor.replace('"heading"', `"settings": ${settings}, "heading"`);
  expect(problemsOf(descriptorSchema, changed, 'remote.json')).toEqual([
    expect.stringContaining(`routes[0].${problem}`),
  ]);
});

it.each(['[]', '"text"', '{}', '{"kind":"moon"}'])('refuses %s as a release', (text) => {
  expect(problemsOf(releaseSchema, text, 'release.json')).toEqual([
    expect.stringMatching(/^release\.json:1:\d (kind )?must be an object whose kind is "host" or "remote"$/),
  ]);
});

it.each(['__proto__', 'prototype', 'constructor'])('refuses the key %s, which would be lost', (key) => {
  const changed = site.replace('"api": {', `"api": { "${key}": { "mode": "mock", "baseUrl": "" },`);
  expect(problemsOf(siteSchema, changed, 'site.json')).toEqual([
    expect.stringContaining('api must not have the key __proto__ or prototype or constructor'),
  ]);
  expect(isPackageName(key)).toBe(false);
});
