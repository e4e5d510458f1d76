import { articlesMark, buildSearchIndex } from '../../src/model/finding/search-index';
import { productTexts } from '../../src/model/finding/search-fields';
import { readPostings, type Postings } from '../../src/model/finding/postings';
import { isTelling, joinedWords, searchWords } from '../../src/model/finding/search-words';
import type { SynonymGroup } from '../../src/model/finding/synonyms';
import { standardTexts } from '../../src/model/standards/standard-texts';
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
  const postings = readPostings(searchIndexOf(articles), articles.length);
  return linesOf(file.text).flatMap((line, place) => {
    if (line.kind !== 'group') return [];
    const terms = [...line.group.equal, ...line.group.also];
    if (terms.some((term) => finds(postings, term))) return [];
    const message = 'No article is found by any word of this group. Correct a word, or remove the line.';
    return [problemAt(file, place + 1, { column: 1, message, severity: 'warning' })];
  });
}

/** The index of articles as they are written. */
export const searchIndexOf = (articles: readonly SourceArticle[]) =>
  buildSearchIndex(
    articlesMark(articles),
    articles.map(({ ext: { art: _, ...ext }, ...article }) =>
      productTexts({ ...article, ext }, (standard) => standardTexts[standard].title),
    ),
  );

function finds(postings: Postings, term: string): boolean {
  const words = searchWords(term).filter(isTelling);
  return (
    postings.has(joinedWords(words)) || (words.length > 0 && words.every(({ word }) => postings.has(word)))
  );
}
