import * as v from 'valibot';
import { joinedWords, searchWords, tellingWords } from './search-words';

const terms = v.array(v.string());

/** Words that mean the same in the trade. */
const groupSchema = v.object({
  /** Each leads to all others. */
  equal: terms,
  /** What they also lead to, further down: none of these leads back. */
  also: terms,
  /** What an article must have besides. */
  needed: v.exactOptional(terms),
});

/** As in the release. */
export const synonymsSchema = v.array(groupSchema);

/** As `groupSchema`. */
export type SynonymGroup = v.InferOutput<typeof groupSchema>;

/** Another word for a term. */
export interface Synonym {
  /** As they are compared. */
  readonly words: readonly string[];
  /** Its words as one. */
  readonly joined: string;
  /** Whether it means the same, only comes near, or must be found, too. */
  readonly use: 'equal' | 'also' | 'needed';
}

/** Synonyms by term, whatever its spaces and hyphens. */
export type SynonymTable = ReadonlyMap<string, readonly Synonym[]>;

/** Longest term, in words. */
export const longestTermInWords = 4;

/** Puts groups into a table. */
export function synonymTable(groups: readonly SynonymGroup[]): SynonymTable {
  const table = new Map<string, Synonym[]>();
  for (const { equal, also, needed = [] } of groups) {
    const synonyms = [
      ...equal.map((term) => synonymOf(term, 'equal')),
      ...also.map((term) => synonymOf(term, 'also')),
      ...needed.map((term) => synonymOf(term, 'needed')),
    ];
    for (const term of equal) {
      const key = joinedWords(searchWords(term));
      // `winterjacket` is also found as `winter jacket`.
      const own = synonyms.filter(({ joined, words }) => joined !== key || words.length > 1);
      const known = table.get(key);
      if (known) known.push(...own);
      else table.set(key, own);
    }
  }
  return table;
}

const synonymOf = (term: string, use: Synonym['use']): Synonym => ({
  joined: joinedWords(searchWords(term)),
  words: tellingWords(searchWords(term)),
  use,
});
