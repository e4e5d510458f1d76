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
    expect(
      await missesOf(
        [
          ['a misspelt key', item({ titel: 'One' }), '[0].titel is not a known key: did you mean "title"?'],
          [
            'a misspelt key of a badge',
            item({ badge: { title: 'New', colour: '#000000' } }),
            '[0].badge.colour is not',
          ],
          ['an unknown type', other('folder'), '[0].type must be "group" or "collapse" or "item"'],
          ['no title', { ...other('divider'), title: '' }, '[0].title must be one line'],
          ['an id with a space', item({ id: 'my item' }), '[0].id must be a name in kebab case'],
          [
            'a colour by name',
            item({ badge: { title: 'New', bg: 'red', fg: '#000000' } }),
            '[0].badge.bg must be a colour',
          ],
          ['one colour', item({ badge: { title: 'New', bg: '#000000' } }), 'must have both colours'],
          ['a pale badge', item({ badge: { title: 'New', bg: '#777777', fg: '#ffffff' } }), 'at least 4.5:1'],
          ['an item without address', other('item'), '[0].url is missing: type "item" needs it'],
          [
            'an item of another site',
            item({ url: 'https://www.example.com' }),
            'other addresses need type "link"',
          ],
          [
            'an item with children',
            item({ children: [item({ id: 'two' })] }),
            '[0].children has no effect on type "item"',
          ],
          [
            'a group with an address',
            other('group', { url: '/a', children: [item({ id: 'two' })] }),
            '[0].url has no effect',
          ],
          ['a group without children', other('group'), '[0].children is missing: type "group" needs it'],
          ['a collapse with no child', other('collapse', { children: [] }), '[0].children must not be empty'],
          [
            'a space in an address',
            item({ url: '/size guide' }),
            '[0].url has a space, a backslash or a letter',
          ],
          ['an umlaut in an address', item({ url: '/größen' }), 'write it percent-encoded, ö as %C3%B6'],
          ['a link without a host', other('link', { url: 'https://:' }), '[0].url is not a valid address'],
          [
            'a divider with a badge',
            other('divider', { badge: { title: 'New' } }),
            '[0].badge has no effect',
          ],
          ['an unknown icon', item({ icon: 'hose' }), 'has the unknown icon "hose": did you mean "home"?'],
          [
            'a fault on a lower level',
            other('collapse', {
              children: [other('group', { id: 'two', children: [item({ id: 'three', url: 'x' })] })],
            }),
            '[0].children[0].children[0].url must be a path of the site',
          ],
          ['a blank title', item({ title: ' ' }), '[0].title must be one line of visible characters'],
          ['a title of two lines', item({ title: 'a\nb' }), '[0].title must be one line'],
          ['a title that is written backwards', item({ title: 'a\u202eb' }), '[0].title must be one line'],
          ['a long title', item({ title: 'x'.repeat(81) }), '[0].title must have at most 80 characters'],
          [
            'a long badge',
            item({ badge: { title: 'x'.repeat(17) } }),
            '[0].badge.title must have at most 16',
          ],
          [
            'an id that stands twice, on two levels',
            other('collapse', { children: [item({ id: 'one' })] }),
            'must have each id once: "one" stands twice',
          ],
        ],
        ([, one, fault]) => {
          expect(faults([one])).toEqual([expect.stringContaining(fault)]);
        },
      ),
    ).toEqual([]);
  });

  it('has no address that leads elsewhere than it looks', async () => {
    expect(
      await missesOf(
        [
          '',
          'home',
          './home',
          '//example.com',
          '/.//example.com',
          '/a/..//example.com',
          '/%2e//example.com',
        ].concat(
          [
            '/\\example.com',
            '/a\n',
            'https:',
            'https:/example.com',
            'https://exa mple.com',
            'javascript:alert(1)',
          ],
          [
            ' javascript:alert(1)',
            'java\tscript:alert(1)',
            'data:text/html,x',
            'mailto:',
            `/${'a'.repeat(2048)}`,
          ],
        ),
        (url) => {
          expect(faults([item({ url })])).toEqual([expect.stringContaining('[0].url ')]);
          expect(faults([other('link', { url })])).toEqual([expect.stringContaining('[0].url ')]);
        },
      ),
    ).toEqual([]);
  });

  it('is a list', () => {
    expect(faults({})).toEqual(['must be a list, […]']);
  });
});
