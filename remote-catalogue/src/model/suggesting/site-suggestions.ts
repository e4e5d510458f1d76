import type { Suggest, SuggestionGroup } from 'shared-types';
import type { ProductRow } from '../../../articles/product-row';
import { articleSuggestion } from './article-suggestion';
import { suggestCategories } from './suggest-categories';
import { suggestSizeGuides } from './suggest-size-guides';
import { suggestStandards } from './suggest-standards';

/** What suggestions are made from. */
export interface SuggestionSources {
  /** All articles, in the order of the catalogue. */
  readonly rows: readonly ProductRow[];
  /** Articles that fit a text as far as it is typed, the best first. */
  readonly findArticles: (text: string, most: number) => readonly ProductRow[];
}

/** How many categories there are at most, and how many standards. */
const mostOfOthers = 2;

/** A function that suggests articles, then categories, standards and pages of the catalogue; articles get all places that the others leave. */
export function siteSuggestions({ rows, findArticles }: SuggestionSources): Suggest {
  return (text, most) => {
    const places = Math.min(mostOfOthers, Math.floor(most / 3));
    const categories = suggestCategories(rows, text).slice(0, places);
    const standards = suggestStandards(rows, text).slice(0, places);
    const pages = suggestSizeGuides(rows, text).slice(0, places);
    const left = most - categories.length - standards.length - pages.length;
    const articles = findArticles(text, left).slice(0, left).map(articleSuggestion);
    const groups: readonly SuggestionGroup[] = [
      { title: 'Articles', suggestions: articles },
      { title: 'Categories', suggestions: categories },
      { title: 'Standards', suggestions: standards },
      { title: 'Pages', suggestions: pages },
    ];
    return groups.filter(({ suggestions }) => suggestions.length > 0);
  };
}
