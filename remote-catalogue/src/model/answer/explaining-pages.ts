import type { FoundPage } from 'shared-types';
import { standardNames, standardsWith } from '../../../articles/standards/standard-names';
import namesInSentences from '../../../articles/standards/texts/names-in-sentences.json';
import { stopWords, questionWords } from '../ask/plain-words';
import type { Term } from '../ask/term';
import { wordsIn } from '../ask/words';

const coldStandard = 'en-511';

const standardIn = (term: Term): string | undefined => {
  if (term.kind === 'cold') return coldStandard;
  if (term.kind !== 'asked' || term.asks.by !== 'conditions') return undefined;
  return term.asks.where.find(({ column }) => column === 'standard')?.value;
};

/** Whether a text is nothing but standards, or asks what something is. */
export const asksForPage = (terms: readonly Term[]): boolean =>
  terms.length > 0 &&
  (terms.some(({ kind }) => kind === 'question') || terms.every((term) => standardIn(term) !== undefined));

/** The pages that explain the standards of a text: one that is nothing but standards or a question, or that names a cold. */
export const standardPages = (terms: readonly Term[]): readonly FoundPage[] =>
  terms
    .filter((term) => term.kind === 'cold' || asksForPage(terms))
    .flatMap((term) => {
      const slug = standardIn(term);
      const [standard] = slug === undefined ? [] : standardsWith(slug);
      if (!standard) return [];
      const title = `${standardNames[standard].label}, ${namesInSentences.ratings[standard]}: what the levels mean`;
      return [{ path: `/credentials#${slug}`, title }];
    });

/** The words of a text that a page may be called by. */
export const pageWords = (text: string): string =>
  wordsIn(text)
    .filter(({ word }) => !stopWords.has(word) && !questionWords.has(word))
    .map(({ written }) => written)
    .join(' ');
