import { describe, expect, it } from '@jest/globals';
import { promoteRelease } from './generation-change.js';
import { emptyState, type Generation, type GenerationState } from './generation.js';
import { isOld, neededReleases } from './needed-releases.js';
import { pageFormat } from './page-format.js';

const digest = '0'.repeat(64);

const nowMs = Date.parse('2026-11-30T12:00:00.000Z');

const daysAgo = (days: number) => new Date(nowMs - days * 86_400_000).toISOString();

function generation(state: GenerationState, at: string, did: Generation['did'] = []): Generation {
  return {
    schema: 1,
    n: 1,
    id: '',
    env: 'local',
    prev: null,
    at,
    actor: '',
    reason: '',
    pageFormat,
    did,
    state,
  };
}

/** A generation for each version of the shop, newest first. @param days age of each, in days */
function promoted(days: readonly number[]): readonly Generation[] {
  let state = emptyState;
  return days
    .map((day, index) => {
      state = promoteRelease(state, 'shop', { version: `1.${index}.0`, digest }).state;
      return generation(state, daysAgo(day));
    })
    .reverse();
}

const versions = (generations: readonly Generation[]) =>
  [...neededReleases(generations, nowMs)].map((target) => Number(target.split('.')[1])).sort((a, b) => a - b);

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('releases that may still be asked for', () => {
  it('are those that the last ten generations name', () => {
    expect(versions(promoted(from(1, 30).map(() => 100)))).toEqual(from(10, 29));
  });

  it('are those that a tab of the last 30 days may have, and the one that it falls back to', () => {
    // The first was live until 90 days ago, the second until 80, the third until today.
    expect(versions(promoted([100, 90, 80, ...from(1, 30).map(() => 0)]))).toEqual(from(1, 32));
  });

  it('of an environment that was removed are those of tabs', () => {
    const removed = (days: number) => [
      { ...generation(emptyState, daysAgo(days), []), endsAt: daysAgo(days) },
      ...promoted([90, 80, 70]),
    ];
    expect(versions(removed(20))).toEqual([1, 2]);
    expect(versions(removed(40))).toEqual([]);
  });
});

it.each([
  ['30 days ago', daysAgo(30), false],
  ['30 days ago, where two clocks are a day wrong', daysAgo(31.9), false],
  ['33 days ago', daysAgo(33), true],
  ['tomorrow, where a clock is wrong', daysAgo(-1), false],
  ['at a time that cannot be read', 'yesterday', false],
])('what was used %s is not deleted too early', (_, at, is) => {
  expect(isOld(Date.parse(at), nowMs)).toBe(is);
});
