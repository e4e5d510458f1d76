/** The rule that tells whether a version is worse than another. */
import type { Counts } from './counts.js';

/** Probability at which chance does not explain the errors. It is small, since a watcher looks hundreds of times. */
const unlikely = 1e-4;

/** Probability below which a difference is not called chance. */
const doubtful = 0.05;

/** Fewer errors than these judge nothing. */
const fewestErrors = 5;

/** Fewer documents of either version than these judge nothing. */
export const fewestDocuments = 300;

/**
 * Probability that at least so many of the errors are of a version, if each is as likely as documents of it are: the upper tail of
 * the binomial distribution. @param part of its documents, from 0 to 1
 */
function upperTail(errors: number, { of: all, part }: { readonly of: number; readonly part: number }) {
  if (part >= 1) return 1;
  let logOfTerm = all * Math.log1p(-part);
  let sum = 0;
  for (let k = 0; k <= all; k += 1) {
    if (k >= errors) sum += Math.exp(logOfTerm);
    logOfTerm += Math.log((all - k) / (k + 1)) + Math.log(part / (1 - part));
  }
  return sum;
}

/** Tells whether a version has more errors for its documents than chance explains, or might have. */
export function compare(tried: Counts, other: Counts): 'worse' | 'doubtful' | 'alike' {
  const documents = tried.documents + other.documents;
  if (documents === 0) return 'alike';
  const all = { of: tried.errors + other.errors, part: tried.documents / documents };
  const chance = upperTail(tried.errors, all);
  if (chance < unlikely && tried.errors >= fewestErrors) return 'worse';
  return chance < doubtful ? 'doubtful' : 'alike';
}
