import { describe, expect, it } from '@jest/globals';
import { schemaFaults } from '../json/read-record.mjs';
import { descriptorSchema } from './descriptor.mjs';

const route = {
  path: '/guides/:size',
  screen: 'guide',
  title: 'Guide',
  description: 'How to measure a hand, and which glove size follows from its length and its girth.',
};

/** @param {object} item */
const faultsWith = (item) =>
  schemaFaults(descriptorSchema, {
    name: 'guides',
    contract: '^1.8.0',
    claims: ['/guides'],
    routes: [route],
    navigation: [
      { id: 'all', title: 'All', type: 'group', children: [{ id: 'one', title: 'One', ...item }] },
    ],
    storage: [],
  });

describe('an item of the navigation of remote.json', () => {
  it.each([
    ['a page of the remote', { type: 'item', url: '/guides/nine?unit=cm#hand' }],
    ['a page of another remote', { type: 'item', url: '/guides-of-others' }],
    ['a file of the remote', { type: 'link', url: '/guides/all/events.ics' }],
  ])('may lead to %s', (_, item) => {
    expect(faultsWith(item)).toEqual([]);
  });

  it('must not lead to a page that the remote does not have', () => {
    expect(faultsWith({ type: 'item', url: '/guides' })).toEqual([
      'navigation has the item "one" with url /guides, and no route has this path: correct the url, or use type "link" for a file',
    ]);
  });
});
