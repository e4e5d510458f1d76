import { describe, expect, it } from '@jest/globals';
import type { NavItem } from 'shared-types';
import { builtRemote } from '../testing/release-factory.js';
import { repeatedItems } from './repeated-items.js';

const remote = (name: string, id: string) => {
  const item: NavItem = { id, title: 'All', type: 'item', url: `/${name}` };
  const group: NavItem = { id: name, title: name, type: 'group', children: [item] };
  return builtRemote({ name, version: '1.0.0', navigation: [group] }).release;
};

describe('the navigation items of two remotes', () => {
  it('are named if both have one id, on any level', () => {
    expect(repeatedItems(remote('shop', 'all'), remote('news', 'all'))).toEqual([
      'shop 1.0.0 and news 1.0.0 have the same navigation items, of which visitors see one: all. Rename one of them.',
    ]);
  });

  it('are fine if their ids differ, or if there are none', () => {
    const plain = builtRemote({ name: 'plain', version: '1.0.0' }).release;
    expect(repeatedItems(remote('shop', 'all'), remote('news', 'latest'))).toEqual([]);
    expect(repeatedItems(remote('shop', 'all'), plain)).toEqual([]);
  });
});
