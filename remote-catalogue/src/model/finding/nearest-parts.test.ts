import { describe, expect, it } from '@jest/globals';
import { nearestScores, type RatedPart } from './nearest-parts';

/** A part that some of four articles have. */
const part = (joined: string, has: readonly number[]): RatedPart => ({ joined, scores: scores(has) });

const scores = (has: readonly number[]) =>
  Float32Array.from([0, 1, 2, 3].map((place) => (has.includes(place) ? 1 : 0)));

/** Places of the articles that come near. */
const near = (parts: readonly RatedPart[], needed: readonly Float32Array[] = []): readonly number[] =>
  [...nearestScores(parts, needed)].flatMap((score, place) => (score > 0 ? [place] : []));

describe('articles near a description', () => {
  it('have more than half of its parts', () => {
    const [warm, dry, thin, blue] = [
      part('warm', [0, 1]),
      part('dry', [0, 1]),
      part('thin', [0]),
      part('blue', [2]),
    ];
    expect(near([warm, dry, thin, blue])).toEqual([0]);
    expect(near([warm, dry, part('thin', [3]), blue])).toEqual([]);
  });

  it('are looked for only where the description has four parts beside the family', () => {
    const parts = [part('warm', [0]), part('dry', [0]), part('blue', [1])];
    expect(near([...parts, part('glove', [0, 1, 2, 3])])).toEqual([]);
  });

  it('are what the description names', () => {
    const parts = [part('warm', [0, 1]), part('dry', [0, 1]), part('thin', [0, 1]), part('blue', [2])];
    expect(near(parts, [scores([1, 3])])).toEqual([1]);
    expect(near(parts, [scores([])])).toEqual([]);
  });
});
