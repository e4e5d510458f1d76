import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { schemaFaults } from '../json/read-record.js';
import { navigationSchema } from './navigation.js';

const faults = (items: unknown) => schemaFaults(navigationSchema, items);

const item = (changes: object = {}): unknown => ({
  id: 'one',
  title: 'One',
  type: 'item',
  url: '/one',
  ...changes,
});

const other = (type: string, changes: object = {}) => ({ id: 'one', title: 'One', type, ...changes });

describe('the navigation of remote.json', () => {
  it('may have items of each type with all their keys', () => {
    const badge = { title: 'New', bg: '#1a7f37', fg: '#ffffff' };
    expect(
      faults([
        other('group', { icon: 'tree', auth: ['admin'], badge, children: [item({ id: 'two' })] }),
        other('collapse', {
          id: 'three',
          url: '/three',
          exact: true,
          children: [item({ id: 'four', icon: 'note', exact: true, target: '_blank', badge, auth: [] })],
        }),
        other('link', { id: 'five', url: 'https://www.example.com', target: '_blank' }),
        other('link', { id: 'six', url: '/media/events.ics' }),
        other('divider', { id: 'seven', auth: ['guest'] }),
      ]),
    ).toEqual([]);
  });

  it('must not have any of these faults', async () => {
    const badge = (colours: object) => item({ badge: { title: 'New', ...colours } });
    const cases: readonly (readonly [unknown, string])[] = [
      [item({ titel: 'One' }), '[0].titel is not a known key: did you mean "title"?'],
      [badge({ colour: '#000000' }), '[0].badge.colour is not'],
      [other('folder'), '[0].type must be "group" or "collapse" or "item"'],
      [{ ...other('divider'), title: '' }, '[0].title must be one line'],
      [item({ id: 'my item' }), '[0].id must be a name in kebab case'],
      [badge({ bg: 'red', fg: '#000000' }), '[0].badge.bg must be a colour'],
      [badge({ bg: '#000000' }), 'must have both colours'],
      [badge({ bg: '#777777', fg: '#ffffff' }), 'at least 4.5:1'],
      [other('item'), '[0].url is missing: type "item" needs it'],
      [item({ url: 'https://www.example.com' }), 'other addresses need type "link"'],
      [item({ children: [item({ id: 'two' })] }), '[0].children has no effect on type "item"'],
      [other('group', { url: '/a', children: [item({ id: 'two' })] }), '[0].url has no effect'],
      [other('group'), '[0].children is missing: type "group" needs it'],
      [other('collapse', { children: [] }), '[0].children must not be empty'],
      [item({ url: '/size guide' }), '[0].url has a space, a backslash or a letter'],
      [item({ url: '/größen' }), 'write it percent-encoded, ö as %C3%B6'],
      [other('link', { url: 'https://:' }), '[0].url is not a valid address'],
      [other('divider', { badge: { title: 'New' } }), '[0].badge has no effect'],
      [item({ icon: 'hose' }), 'has the unknown icon "hose": did you mean "home"?'],
      [
        other('collapse', {
          children: [other('group', { id: 'two', children: [item({ id: 'three', url: 'x' })] })],
        }),
        '[0].children[0].children[0].url must be a path of the site',
      ],
      [item({ title: ' ' }), '[0].title must be one line of visible characters'],
      [item({ title: 'a\nb' }), '[0].title must be one line'],
      [item({ title: 'a\u202eb' }), '[0].title must be one line'],
      [item({ title: 'x'.repeat(81) }), '[0].title must have at most 80 characters'],
      [item({ badge: { title: 'x'.repeat(17) } }), '[0].badge.title must have at most 16'],
      [other('collapse', { children: [item({ id: 'one' })] }), 'must have each id once: "one" stands twice'],
    ];
    const misses = await missesOf(cases, ([one, fault]) =>
      expect(faults([one])).toEqual([expect.stringContaining(fault)]),
    );
    expect(misses).toEqual([]);
  });

  it('has no address that leads elsewhere than it looks', async () => {
    const inside = ['', 'home', './home', '//example.com', '/.//example.com', '/a/..//example.com'];
    const odd = ['/%2e//example.com', '/\\example.com', '/a\n', `/${'a'.repeat(2048)}`, 'https:', 'mailto:'];
    const outside = ['https:/example.com', 'https://exa mple.com', 'javascript:alert(1)', 'data:text/html,x'];
    const hidden = [' javascript:alert(1)', 'java\tscript:alert(1)'];
    const misses = await missesOf([...inside, ...odd, ...outside, ...hidden], (url) => {
      expect(faults([item({ url })])).toEqual([expect.stringContaining('[0].url ')]);
      expect(faults([other('link', { url })])).toEqual([expect.stringContaining('[0].url ')]);
    });
    expect(misses).toEqual([]);
  });

  it('is a list', () => {
    expect(faults({})).toEqual(['must be a list, […]']);
  });
});
