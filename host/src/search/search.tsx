/** Aids of the site's search: suggestions while somebody types, and pages that fit a text. */
import type { PageFact } from 'shared-types';
import type { LiveScreens } from '../composition/give-up-pending';
import { loadSuggest } from '../composition/slot-modules';
import type { SearchPart, Services, SuggestionsProps } from '../services/services';
import { findPages } from './find-pages';
import { createSuggestionSource } from './suggestion-source';
import { Suggestions } from './suggestions';

/** All pages that can be found: those that a package describes, and other routes with words of their own. */
async function knownPages(facts: Services['facts']): Promise<readonly PageFact[]> {
  const [described = [], remotes = []] = await Promise.all([facts('pages'), facts('routes')]);
  const paths = new Set(described.map(({ path }) => path));
  const others = remotes
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, title, words }) =>
      words && !paths.has(path) ? [{ path, label: title, title, words, sections: [] }] : [],
    );
  return [...described, ...others];
}

/** Makes the part. What it suggests is loaded with the first key in a box, and kept. */
export function createSearch(services: Services, live: LiveScreens): SearchPart {
  const { facts, site, announce } = services;
  const pages = () => knownPages(facts);
  const source = createSuggestionSource({ site, pages, loadSuggest: () => loadSuggest(live, services) });
  return {
    findPages: async (text) => findPages(await pages(), text, site),
    Suggestions: (props: SuggestionsProps) => <Suggestions {...props} source={source} announce={announce} />,
  };
}
