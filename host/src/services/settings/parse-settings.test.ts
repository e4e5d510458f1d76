import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { initialSettings } from './initial-settings';
import { layoutDefaults } from './layout-styles';
import { parseSettings } from './parse-settings';

const hostile = JSON.parse(
  '{"__proto__":{"theme":{"main":"slate"}},"constructor":{"prototype":{"x":1}}}',
) as unknown;

describe('parseSettings', () => {
  it.each([
    initialSettings,
    ...Object.entries(layoutDefaults).map(([style, config]) => ({ layout: { style, config } })),
  ])('reads what the site itself writes, %#', (settings) => {
    expect(parseSettings(settings)).toEqual(settings);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'layout1'],
    ['a number', 1],
    ['a list', [{ theme: { main: 'slate' } }]],
    ['an empty object', {}],
    [
      'objects in place of leaves',
      { customScrollbars: {}, layout: { style: { a: 1 } }, theme: { main: ['slate'] } },
    ],
    [
      'an unknown key at any depth',
      { theme: { main: 'slate' }, layout: { config: { navbar: { widthPx: 240 } } } },
    ],
    ['leaves in place of objects', { layout: 'layout1', theme: true }],
    ['null in place of leaves', { customScrollbars: null, theme: null, followDevice: null }],
    [
      'names of other things',
      { theme: { main: 'toString', navbar: '__proto__' }, layout: { style: 'constructor' } },
    ],
    ['keys of the prototype', hostile],
    ['a text of a megabyte', { theme: { main: 'slate'.repeat(200_000) } }],
  ])('finds nothing in %s', (_, data) => {
    expect(parseSettings(data)).toBeUndefined();
  });

  it('changes no prototype, and never throws', () => {
    fc.assert(fc.property(fc.anything({ withNullPrototype: true }), (data) => void parseSettings(data)));
    parseSettings({ theme: hostile, layout: hostile });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
