import type { SearchModule } from 'shared-types';
import { loadFinder } from '../state/catalogue-memory';
import { pause } from '../api/pause';
import { siteSuggestions } from '../model/suggesting/site-suggestions';
import { typedArticles } from '../model/suggesting/typed-articles';

/** Suggests articles, categories, standards and pages of the catalogue. All that it needs is here when it begins. */
export const openSearch: SearchModule['openSearch'] = async (context) => {
  const finder = await loadFinder(context);
  return siteSuggestions(finder.rows, await typedArticles(finder, pause));
};
