import { describe, expect, it } from '@jest/globals';
import { schemaFaults } from 'shared-types/json/read-record';
import type { Manifest } from 'shared-types/release';
import { manifestSchema } from 'shared-types/schemas/manifest';
import { parseManifest } from './parse-manifest';

const version = {
  version: '1.0.0',
  id: 'a_1_0_0',
  base: '/remotes/a/1.0.0/',
  contract: '^1.0.0',
  entry: { href: '/remotes/a/1.0.0/entry.js', integrity: 'sha256-x' },
};

const remote = {
  ...version,
  name: 'a',
  claims: ['/a'],
  facts: [],
  routes: [{ path: '/a', screen: 'a', title: 'A', description: 'A' }],
  screens: { a: [{ href: '/remotes/a/1.0.0/a.js', integrity: 'sha256-y' }] },
  previous: version,
  storedKeys: { 'a.list.v1': 'local' },
  counted: { 'a.list.v1': { label: 'List', address: '/a', most: 50 } },
  follows: { 'a.list.v1': 'articleNo' },
  slots: { quickPanel: { screen: 'a', uses: ['events'] } },
} as const;

const manifest: Manifest = { generation: 3, host: '1.0.0', remotes: [remote], leftOut: ['/b'], gone: ['/c'] };

/** A copy of a value for each key in it, at any depth, that has `true` instead of what was there. */
function* spoiled(value: unknown): Iterable<unknown> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    for (const other of [true, ...spoiled(child)])
      yield isList ? value.with(Number(key), other) : { ...value, [key]: other };
  }
}

describe('parseManifest', () => {
  it('accepts a manifest of the server', () => {
    const fromNetwork: unknown = JSON.parse(JSON.stringify(manifest));
    expect(parseManifest(fromNetwork)).toEqual(manifest);
  });

  it('refuses what the schema refuses, except for keys that it does not use', () => {
    const refused = [...spoiled(manifest)].filter((value) => {
      expect(schemaFaults(manifestSchema, value)).not.toEqual([]);
      try {
        parseManifest(value);
        return false;
      } catch {
        return true;
      }
    });
    expect(schemaFaults(manifestSchema, manifest)).toEqual([]);
    // The description of a route is for machines.
    expect([...spoiled(manifest)].length - refused.length).toBe(1);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a text', '<!doctype html>'],
    ['a remote without entry', { ...manifest, remotes: [{ ...remote, entry: undefined }] }],
  ])('refuses %s', (_what, value) => {
    expect(() => parseManifest(value)).toThrow('Invalid manifest');
  });
});
