import { familyWords } from './search-index';
import type { Scores } from './postings';

/** What is known of a part of a searched text. */
export interface RatedPart {
  /** Its words as one. */
  readonly joined: string;
  /** How well each article fits, by its place in the list; 0 where it does not. */
  readonly scores: Scores;
}

/** A description has at least so many parts beside the family; of two or three, each counts. */
const fewestParts = 4;

/** An article must come this near to the best one, so that the list stays short. */
const nearEnough = 0.7;

/**
 * How near each article comes to a description that none meets whole: the rarer the parts it has, the nearer. 0 for those
 * that lack what is needed, or that have no more than half of the parts.
 *
 * @param needed what an article must be: a jacket is no answer to who asks for trousers
 */
export function nearestScores(parts: readonly RatedPart[], needed: readonly Scores[]): Scores {
  const articles = parts[0]?.scores.length ?? 0;
  const nearest: Scores = new Float32Array(articles);
  const described = parts.filter(({ joined }) => !familyWords.has(joined));
  if (described.length < fewestParts) return nearest;
  const weights = described.map(({ scores }) => Math.log(1 + articles / articlesWith(scores)));
  let best = 0;
  for (let place = 0; place < articles; place++) {
    if (!needed.every((scores) => isPositive(scores[place]))) continue;
    const own = described.map(({ scores }, part) => (isPositive(scores[place]) ? (weights[part] ?? 0) : 0));
    if (own.filter(isPositive).length * 2 <= described.length) continue;
    const sum = own.reduce((total, weight) => total + weight, 0);
    nearest[place] = sum;
    best = Math.max(best, sum);
  }
  return nearest.map((sum) => (sum < best * nearEnough ? 0 : sum));
}

const isPositive = (score: number | undefined): boolean => score !== undefined && score > 0;

const articlesWith = (scores: Scores): number => scores.filter(isPositive).length || 1;
