import { isKept } from '../../src/model/finding/kept-words';
import { articleWords, searchedArticle } from '../../src/model/finding/search-fields';
import { articlesMark, type SearchIndex } from '../../src/model/finding/search-index';
import { isTelling, joinedWords, searchWords } from '../../src/model/finding/search-words';
import type { SynonymGroup } from '../../src/model/finding/synonyms';
import { rowOf } from '../../src/model/product-row';
import type { SourceArticle } from '../article-schema';
import type { Problem } from '../check/problem';
import type { SourceText } from '../source-files';
import { readSynonymLine } from './read-synonyms';
import { usualSynonyms } from './usual-synonyms';

/** The synonyms of a catalogue, and what is wrong with their file. */
export interface CheckedSynonyms {
  readonly groups: readonly SynonymGroup[];
  readonly problems: readonly Problem[];
}

const problemAt = (
  { name }: SourceText,
  line: number,
  problem: Pick<Problem, 'column' | 'message' | 'severity'>,
): Problem => ({ file: name, line, article: '', field: '', value: '', rule: 'SYNONYM', ...problem });

/** Checks the form of `synonyms.txt`; without one, the usual synonyms count. */
export function checkSynonyms(file: SourceText | undefined): CheckedSynonyms {
  const read = linesOf(file?.text ?? usualSynonyms);
  return {
    groups: read.flatMap((line) => (line.kind === 'group' ? [line.group] : [])),
    problems: read.flatMap((line, place) =>
      file && line.kind === 'problem' ? [problemAt(file, place + 1, { ...line, severity: 'error' })] : [],
    ),
  };
}

const linesOf = (text: string) => text.split(/\r?\n/).map(readSynonymLine);

/** A warning for each group of a file whose words find no article. */
export function idleSynonyms(file: SourceText, articles: readonly SourceArticle[]): readonly Problem[] {
  const known = new Set(articles.flatMap(allWords));
  return linesOf(file.text).flatMap((line, place) => {
    if (line.kind !== 'group') return [];
    const terms = [...line.group.equal, ...line.group.also];
    if (terms.some((term) => isFound(known, term))) return [];
    const message = 'No article is found by any word of this group. Correct a word, or remove the line.';
    return [problemAt(file, place + 1, { column: 1, message, severity: 'warning' })];
  });
}

function isFound(known: ReadonlySet<string>, term: string): boolean {
  const words = searchWords(term).filter(isTelling);
  return known.has(joinedWords(words)) || (words.length > 0 && words.every(({ word }) => known.has(word)));
}

/** What the search knows of articles beyond the list. */
export function searchIndexOf(articles: readonly SourceArticle[]): SearchIndex {
  const nouns = nounsOf(articles);
  return {
    mark: articlesMark(articles),
    words: articles.map((article) => {
      const listed = new Set(listedWords(article));
      const own = new Set(articleWords(productOf(article)).filter((word) => !listed.has(word)));
      return [...own]
        .filter((word) => isKept(word, 'texts') && !nouns.has(word))
        .sort()
        .join(' ');
    }),
  };
}

const productOf = ({ ext: { art: _, ...ext }, ...article }: SourceArticle) => ({ ...article, ext });

const listedWords = (article: SourceArticle): readonly string[] =>
  Object.values(searchedArticle(rowOf(productOf(article)))).flat();

const allWords = (article: SourceArticle): readonly string[] => [
  ...listedWords(article),
  ...articleWords(productOf(article)),
];

/** What articles are, by the last words of their kinds: a glove whose cuff goes under a jacket is no jacket. */
const nounsOf = (articles: readonly SourceArticle[]): ReadonlySet<string> =>
  new Set(articles.flatMap(({ ext: { kind = '' } }) => searchWords(kind).slice(-1)).map(({ word }) => word));
