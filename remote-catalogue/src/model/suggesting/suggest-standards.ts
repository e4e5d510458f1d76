import type { Suggestion } from 'shared-types';
import { comparedWords, standardOf } from '../ask/search-words';
import type { ProductRow } from '../../../articles/product-row';
import {
  ratedStandards,
  standardNames,
  standardsWith,
  type RatedStandard,
} from '../../../articles/standards/standard-names';
import namesInSentences from '../../../articles/standards/texts/names-in-sentences.json';
import { articleCount } from '../../../articles/article-count';

/** The beginning of the word for a standard, with the first two figures of its number: `EN 38`. */
const begunName = /^std(?:\d\d|pb)/;

/** Standards whose name begins as typed, whoever issued it, or whose number or subject is typed; only those that articles have. */
export function suggestStandards(rows: readonly ProductRow[], text: string): readonly Suggestion[] {
  const typed = comparedWords(text).join('');
  const begun = begunName.test(typed) ? typed : /^\d{3,}$/.test(typed) && standardOf(typed);
  const found = ratedStandards.filter(
    (standard) =>
      (begun && comparedWords(standardNames[standard].label)[0]?.startsWith(begun)) ||
      isSubject(standard, text),
  );
  const slugs = new Set(found.map((standard) => standardNames[standard].slug));
  return [...slugs].flatMap((slug) => standardSuggestion(rows, slug));
}

/** What EN 388 tests; its name says only `mechanical`. */
const tested: Partial<Record<RatedStandard, string>> = { en388: 'abrasion cut tear puncture impact' };

/** Shorter words begin too many others. */
const leastLetters = 4;

/** `cold` of EN 511, `weld` of EN 12477. */
const isSubject = (standard: RatedStandard, text: string): boolean => {
  const words = comparedWords(text);
  const subject = comparedWords(`${namesInSentences.ratings[standard]} ${tested[standard] ?? ''}`);
  const isOfSubject = (word: string) =>
    subject.some((known) => known === word || (word.length >= leastLetters && known.startsWith(word)));
  return words.length > 0 && words.every(isOfSubject);
};

function standardSuggestion(rows: readonly ProductRow[], slug: string): readonly Suggestion[] {
  const standards = standardsWith(slug);
  const [standard] = standards;
  const count = rows.filter(({ facts }) => standards.some((one) => facts?.codes[one] !== undefined)).length;
  if (!standard || count === 0) return [];
  return [
    {
      path: `/products?standard=${slug}`,
      title: `${standardNames[standard].label}, ${namesInSentences.ratings[standard]}`,
      note: articleCount(count),
    },
  ];
}
