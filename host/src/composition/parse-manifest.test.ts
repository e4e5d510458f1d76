import { describe, expect, it } from '@jest/globals';
import type { Manifest } from 'shared-types/release';
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
  routes: [{ path: '/a', screen: 'a', title: 'A' }],
  screens: { a: [{ href: '/remotes/a/1.0.0/a.js', integrity: 'sha256-y' }] },
  previous: version,
};

const manifest: Manifest = { generation: 3, host: '1.0.0', remotes: [remote] };

describe('parseManifest', () => {
  it('takes what the server gives', () => {
    const fromNetwork: unknown = JSON.parse(JSON.stringify(manifest));
    expect(parseManifest(fromNetwork)).toEqual(manifest);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a text', '<!doctype html>'],
    ['no generation', { ...manifest, generation: '3' }],
    ['a remote without entry', { ...manifest, remotes: [{ ...remote, entry: undefined }] }],
    ['an entry without its pin', { ...manifest, remotes: [{ ...remote, entry: { href: '/x' } }] }],
    [
      'a route without screen',
      { ...manifest, remotes: [{ ...remote, routes: [{ path: '/a', title: '' }] }] },
    ],
    ['a screen without pins', { ...manifest, remotes: [{ ...remote, screens: { a: ['/a.js'] } }] }],
    ['a broken previous version', { ...manifest, remotes: [{ ...remote, previous: { version: '0' } }] }],
  ])('refuses %s', (_what, value) => {
    expect(() => parseManifest(value)).toThrow('no manifest');
  });
});
