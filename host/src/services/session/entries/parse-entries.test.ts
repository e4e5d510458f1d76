import { describe, expect, it } from '@jest/globals';
import { parseEntries } from './parse-entries';

const good = { id: 'A1', changedAt: '2026-11-20T00:00:00.000Z', version: 1 };

describe('entries of a provider', () => {
  it.each([undefined, null, 7, 'entries', [], [good]])('are none in %j', (given) => {
    expect(parseEntries(given)).toEqual({});
  });

  it.each([null, 7, {}, { ...good, id: '' }, { ...good, id: 'x'.repeat(101) }, { ...good, id: 3 }])(
    'are read without the damaged %j',
    (damaged) => {
      expect(parseEntries({ list: [damaged, good] })).toEqual({ list: [good] });
    },
  );

  it.each([undefined, 0, 1.5, '1'])('are read without those of version %j', (version) => {
    expect(parseEntries({ list: [{ ...good, version }] })).toEqual({ list: [] });
  });

  it('are read from a database that keeps lists as objects and loses what is empty', () => {
    expect(parseEntries({ list: { 0: { ...good, data: {} }, 2: { ...good, id: 'B' } } })).toEqual({
      list: [good, { ...good, id: 'B' }],
    });
  });

  it('keep what a newer host has added', () => {
    const newer = { ...good, version: 9, data: { quantity: 2 }, by: 'phone' };
    expect(parseEntries({ list: [newer] })).toEqual({ list: [newer] });
  });

  it.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['yesterday', '1970-01-01T00:00:00.000Z'],
    [undefined, '1970-01-01T00:00:00.000Z'],
    ['-001000-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['2027-11-23T10:00:00Z', '2027-11-23T10:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9000-01-01T00:00:00.000Z'],
    ['+275760-09-13T00:00:00.000Z', '9000-01-01T00:00:00.000Z'],
  ])('with the time %j count as of %s', (changedAt, expected) => {
    expect(parseEntries({ list: [{ ...good, changedAt }] })).toEqual({
      list: [{ ...good, changedAt: expected }],
    });
  });

  it('cannot change what objects inherit', () => {
    const given: unknown = JSON.parse(`{ "__proto__": [${JSON.stringify(good)}], "list": [] }`);
    expect(Object.keys(parseEntries(given))).toEqual(['__proto__', 'list']);
    expect(({} as Record<string, unknown>)['0']).toBeUndefined();
  });
});
