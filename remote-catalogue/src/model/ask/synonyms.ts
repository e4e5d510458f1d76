import * as v from 'valibot';
import { comparedWords, joinedWords, wordsIn } from './words';

const terms = v.array(v.string());

/** Words that mean the same in the trade. */
const groupSchema = v.object({
  /** Each is a proof of all others. */
  equal: terms,
  /** What only comes near to them. */
  also: terms,
  /** What an article must state besides. */
  needed: v.exactOptional(terms),
});

/** As in the release. */
export const synonymsSchema = v.array(groupSchema);

/** As `groupSchema`. */
export type SynonymGroup = v.InferOutput<typeof groupSchema>;

/** What proves a term, each as words with a space between. */
export interface Synonyms {
  readonly equal: readonly string[];
  readonly also: readonly string[];
  readonly needed: readonly string[];
}

/** Synonyms by term, whatever its spaces and hyphens. */
export type SynonymTable = ReadonlyMap<string, Synonyms>;

/** Longest term, in words. */
export const longestTermInWords = 4;

/** A term as its words are compared. */
export const phraseOf = (term: string): string => comparedWords(term).join(' ');

/** Puts groups into a table. */
export function synonymTable(groups: readonly SynonymGroup[]): SynonymTable {
  const table = new Map<string, Synonyms>();
  for (const group of groups) {
    const [equal, also, needed] = [group.equal, group.also, group.needed ?? []].map((own) =>
      own.map(phraseOf),
    );
    for (const term of group.equal) {
      const key = joinedWords(wordsIn(term));
      const known = table.get(key);
      table.set(key, {
        equal: [...(known?.equal ?? []), ...(equal ?? [])],
        also: [...(known?.also ?? []), ...(also ?? [])],
        needed: [...(known?.needed ?? []), ...(needed ?? [])],
      });
    }
  }
  return table;
}
