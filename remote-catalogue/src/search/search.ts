import type { SearchModule } from 'shared-types';
import { loadFinder } from '../api/load-finder';
import { siteSuggestions } from '../model/suggesting/site-suggestions';

/** Suggests articles, categories, standards and pages of the catalogue. All that it needs is here when it begins. */
export const openSearch: SearchModule['openSearch'] = async (context) => {
  const { rows, suggest } = await loadFinder(context);
  return siteSuggestions({ rows, findArticles: suggest });
};
