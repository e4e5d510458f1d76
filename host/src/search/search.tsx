/** Aids of the site's search: suggestions while somebody types, and pages that fit a text. */
import type { LiveScreens } from '../composition/give-up-pending';
import { loadSuggest } from '../composition/slot-modules';
import type { SearchPart, SuggestionsProps } from '../services/deferred-parts';
import type { Services } from '../services/services';
import { findPages, knownPages } from './find-pages';
import { createSuggestionSource } from './suggestion-source';
import { Suggestions } from './suggestions';

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
