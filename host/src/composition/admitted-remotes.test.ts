import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ManifestRemote } from 'shared-types/release';
import { admitRemotes } from './admitted-remotes';

const remote = (name: string, parts: Partial<ManifestRemote>): ManifestRemote => ({
  name,
  version: '1.0.0',
  id: `${name}_1_0_0`,
  base: `/remotes/${name}/1.0.0/`,
  contract: '^1.0.0',
  entry: { href: '', integrity: '' },
  screens: {},
  facts: [],
  claims: [`/${name}`],
  routes: [{ path: `/${name}`, screen: 'any', title: '', description: '' }],
  ...parts,
});

const warn = jest.fn<typeof console.warn>();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => {
  warn.mockClear();
});

describe('admitRemotes', () => {
  it('admits remotes with different claims', () => {
    const remotes = [remote('a', {}), remote('b', {})];
    expect(admitRemotes(remotes)).toEqual(remotes);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps the routes of a remote that needs another contract, for its previous version', () => {
    expect(admitRemotes([remote('a', { contract: '^2.0.0' })])).toHaveLength(1);
  });

  it.each([['/a'], ['/a/b']])('ignores a second remote that claims %s', (claim) => {
    const admitted = admitRemotes([remote('a', {}), remote('b', { claims: [claim] })]);
    expect(admitted.map(({ name }) => name)).toEqual(['a']);
  });

  it('leaves out a route outside the claims and keeps the others', () => {
    const routes = ['/a', '/elsewhere', '/ab'].map((path) => ({
      path,
      screen: 'x',
      title: '',
      description: '',
    }));
    const [admitted] = admitRemotes([remote('a', { routes })]);
    expect(admitted?.routes.map(({ path }) => path)).toEqual(['/a']);
  });
});
