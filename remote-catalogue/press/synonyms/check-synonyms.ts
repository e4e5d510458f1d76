import { isKept } from '../../src/model/ask/known-words';
import { articleWords, searchedArticle } from '../../src/model/answer/search-fields';
import { articlesMark, type SearchIndex } from '../../src/model/answer/search-index';
import { searchWords } from '../../src/model/ask/search-words';
import type { SynonymGroup } from '../../src/model/ask/synonyms';
import { rowOf } from '../../articles/product-row';
import type { SourceArticle } from '../article-schema';
import type { Problem } from '../check/problem';
import type { SourceText } from '../source-files';
import { readSynonymLine } from './read-synonyms';
import usualSynonyms from './usual-synonyms.txt';

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

/** Last words of the kinds of articles: a glove whose cuff goes under a jacket is no jacket. */
const nounsOf = (articles: readonly SourceArticle[]): ReadonlySet<string> =>
  new Set(articles.flatMap(({ ext: { kind = '' } }) => searchWords(kind).slice(-1)).map(({ word }) => word));
