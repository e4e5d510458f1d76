import type { Suggest, Suggestion, SuggestionGroup } from 'shared-types';
import { categories } from '../../../articles/categories';
import { singlePicture } from '../../../articles/photo-sources';
import type { ProductRow } from '../../../articles/product-row';
import { countedCategories } from '../answer/find-rows';
import { articleCount } from '../../../articles/article-count';
import { markingText } from '../../../articles/ratings';
import { articlePath } from '../../../articles/article-path';
import { suggestSizeGuides } from './suggest-size-guides';
import type { TypedArticle, TypedArticles } from './typed-articles';
import { comparedWords, standardOf } from '../ask/words';
import {
  ratedStandards,
  standardNames,
  standardsWith,
  type RatedStandard,
} from '../../../articles/standards/standard-names';
import namesInSentences from '../../../articles/standards/texts/names-in-sentences.json';

/** How many categories there are at most, and how many standards. */
const mostOfOthers = 2;

/** A function that suggests articles, then categories, standards and pages of the catalogue; articles get all places that the others leave. */
export function siteSuggestions(rows: readonly ProductRow[], findArticles: TypedArticles): Suggest {
  return (text, most) => {
    const places = Math.min(mostOfOthers, Math.floor(most / 3));
    const standards = standardsOf(text);
    const others: readonly SuggestionGroup[] = [
      { title: 'Categories', suggestions: suggestCategories(rows, text).slice(0, places) },
      {
        title: 'Standards',
        suggestions: standards.flatMap((slug) => standardSuggestion(rows, slug)).slice(0, places),
      },
      { title: 'Pages', suggestions: suggestSizeGuides(rows, text).slice(0, places) },
    ];
    const left = most - others.flatMap(({ suggestions }) => suggestions).length;
    const articles = findArticles(text, left)
      .slice(0, left)
      .map((found) => articleSuggestion(found, standards));
    return [{ title: 'Articles', suggestions: articles }, ...others].filter(
      ({ suggestions }) => suggestions.length > 0,
    );
  };
}

/** An article with its number, its picture and the marking that the text is about, else that of EN 388 if it has one. */
function articleSuggestion({ row, marking }: TypedArticle, standards: readonly string[]): Suggestion {
  const { articleNo, title, card, facts } = row;
  const [own] = standards.flatMap(standardsWith).flatMap((standard) => {
    const code = facts?.codes[standard];
    return code === undefined ? [] : markingText(standard, { code });
  });
  const note = marking ?? own ?? (card?.en388 ? `EN 388 ${card.en388}` : card?.markings[0]);
  const picture = card?.drawing && singlePicture(card.drawing);
  return {
    path: articlePath(articleNo),
    number: articleNo,
    title,
    ...(note && { note }),
    ...(picture && { picture }),
  };
}

/** Whether a category is named by what its articles are not, and the text does not say so: `fire res`. */
const isDenied = (label: string, typed: readonly string[]): boolean =>
  label.startsWith('Non ') && !typed.some((word) => 'non'.startsWith(word));

/** Whether each typed word begins a word of the name. One letter begins too many. */
function beginsWords(name: string, typed: readonly string[]): boolean {
  const words = comparedWords(name);
  return typed.every((text) => text.length > 1 && words.some((word) => word.startsWith(text)));
}

/** Categories whose name has the typed words, in the order of the menu; none without articles. */
function suggestCategories(rows: readonly ProductRow[], text: string): readonly Suggestion[] {
  const typed = comparedWords(text);
  if (typed.length === 0) return [];
  const meant = categories.filter(
    ({ label, text: own }) => beginsWords(`${label} ${own}`, typed) && !isDenied(label, typed),
  );
  return countedCategories(meant, rows).map(({ path, label, count }) => ({
    path,
    title: label,
    note: articleCount(count),
  }));
}

/** The beginning of the word for a standard, with the first two figures of its number: `EN 38`. */
const begunName = /^std(?:\d\d|pb)/;

/** Standards whose name begins as typed, whoever issued it, or whose number or subject is typed, by their names in addresses. */
function standardsOf(text: string): readonly string[] {
  const typed = comparedWords(text).join('');
  const begun = begunName.test(typed) ? typed : /^\d{3,}$/.test(typed) && standardOf(typed);
  const found = ratedStandards.filter(
    (standard) =>
      (begun && comparedWords(standardNames[standard].label)[0]?.startsWith(begun)) ||
      isSubject(standard, text),
  );
  return [...new Set(found.map((standard) => standardNames[standard].slug))];
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
