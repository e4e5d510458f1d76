import { describe, expect, it } from '@jest/globals';
import type { UserEntry } from 'shared-types';
import { limitEntries } from './limit-entries';

const now = new Date('2026-11-23T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const live = (id: string, days: number, data = {}): UserEntry => ({
  id,
  changedAt: daysAgo(days),
  version: 1,
  data,
});
const mark = (id: string, days: number): UserEntry => ({
  id,
  changedAt: daysAgo(days),
  version: 1,
  removed: true,
});

const idsOf = (list: readonly UserEntry[] | undefined) => list?.map(({ id }) => id);

describe('the limits of lists that follow a user', () => {
  it('keep the mark of a removed entry for 90 days, and a live one for ever', () => {
    const list = [live('old', 5000), mark('gone', 90.001), mark('going', 89.999)];
    expect(idsOf(limitEntries({ list }, now)['list'])).toEqual(['old', 'going']);
  });

  it('let 200 entries and 200 marks of a list stay, the newest', () => {
    const marks = Array.from({ length: 201 }, (_, place) => mark(`m${place}`, 1 + place / 1000));
    const lives = Array.from({ length: 201 }, (_, place) => live(`l${place}`, 2 + place));
    const limited = limitEntries({ list: [...marks, ...lives] }, now)['list'] ?? [];
    expect(idsOf(limited)?.toSorted()).toEqual(
      [...marks.slice(0, 200), ...lives.slice(0, 200)].map(({ id }) => id).toSorted(),
    );
  });

  it('let the newest marks stay where the lists are full, then the newest entries, then older marks', () => {
    const long = { text: 'x'.repeat(1000) };
    const lives = Array.from({ length: 40 }, (_, place) => live(`l${place}`, 1 + place / 1000, long));
    const marks = Array.from({ length: 200 }, (_, place) => mark(`m${place}`, 2 + place / 1000));
    const ids = idsOf(limitEntries({ list: [...marks, ...lives] }, now)['list']) ?? [];
    expect(ids).toEqual(expect.arrayContaining(['m0', 'm90', 'l0', 'l20']));
    expect(ids).not.toContain('m150');
    expect(ids).not.toContain('l30');
    expect(idsOf(limitEntries({ list: [...marks, ...lives.slice(0, 10)] }, now)['list'])).toContain('m199');
  });

  it('count the names of lists', () => {
    const names = ['short', 'x'.repeat(40_000)];
    const entries = Object.fromEntries(names.map((name) => [name, [live('A', 1)]]));
    expect(Object.keys(limitEntries(entries, now))).toEqual(['short']);
  });

  it('let 32,768 characters of all lists stay, the newest entries', () => {
    const long = { text: 'x'.repeat(1000) };
    const one = Array.from({ length: 20 }, (_, place) => live(`a${place}`, 1 + place, long));
    const other = Array.from({ length: 20 }, (_, place) => live(`b${place}`, 1 + place, long));
    const limited = limitEntries({ one, other }, now);
    expect(JSON.stringify(limited).length).toBeLessThan(33_000);
    expect([idsOf(limited['one'])?.at(-1), idsOf(limited['other'])?.at(-1)]).toEqual(['a0', 'b0']);
    expect(idsOf(limited['one'])).not.toContain('a19');
    const tooLong = live('long', 0, { text: 'x'.repeat(40_000) });
    expect(limitEntries({ list: [tooLong, live('short', 1)] }, now)).toEqual({ list: [live('short', 1)] });
  });
});
