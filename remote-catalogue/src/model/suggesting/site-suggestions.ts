import type { Suggest, Suggestion, SuggestionGroup } from 'shared-types';
import { categories } from '../../../articles/categories';
import { singlePicture } from '../../../articles/photo-sources';
import type { ProductRow } from '../../../articles/product-row';
import { rowsOfTypes } from '../answer/find-rows';
import { articleCount } from '../../../articles/article-count';
import { articlePath } from '../../../articles/article-path';
import { suggestSizeGuides } from './suggest-size-guides';
import { suggestStandards } from './suggest-standards';
import type { TypedArticles } from './typed-articles';
import { comparedWords } from '../ask/search-words';

/** How many categories there are at most, and how many standards. */
const mostOfOthers = 2;

/** A function that suggests articles, then categories, standards and pages of the catalogue; articles get all places that the others leave. */
export function siteSuggestions(rows: readonly ProductRow[], findArticles: TypedArticles): Suggest {
  return (text, most) => {
    const places = Math.min(mostOfOthers, Math.floor(most / 3));
    const ofCategories = suggestCategories(rows, text).slice(0, places);
    const standards = suggestStandards(rows, text).slice(0, places);
    const pages = suggestSizeGuides(rows, text).slice(0, places);
    const left = most - ofCategories.length - standards.length - pages.length;
    const articles = findArticles(text, left).slice(0, left).map(articleSuggestion);
    const groups: readonly SuggestionGroup[] = [
      { title: 'Articles', suggestions: articles },
      { title: 'Categories', suggestions: ofCategories },
      { title: 'Standards', suggestions: standards },
      { title: 'Pages', suggestions: pages },
    ];
    return groups.filter(({ suggestions }) => suggestions.length > 0);
  };
}

/** How many markings are named beside that of EN 388, or without it. */
const mostMarkings = 1;

/** An article with its number, its picture and its marking. */
function articleSuggestion({ articleNo, title, card }: ProductRow): Suggestion {
  const marks = [...(card?.en388 ? [`EN 388 ${card.en388}`] : []), ...(card?.markings ?? [])];
  const note = marks.slice(0, mostMarkings).join(', ');
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
  return categories
    .filter(({ label, text: own }) => beginsWords(`${label} ${own}`, typed) && !isDenied(label, typed))
    .map(({ path, label, types }) => ({ path, title: label, count: rowsOfTypes(rows, types).length }))
    .filter(({ count }) => count > 0)
    .map(({ count, ...category }) => ({ ...category, note: articleCount(count) }));
}
