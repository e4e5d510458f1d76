import type { PageFact, Site, Suggest, SuggestionGroup } from 'shared-types';
import { findPages } from './find-pages';

/** Most suggestions in a list; the specification caps lists of suggestions at ten. */
export const mostSuggestions = 8;

/** Most pages among them. */
const mostPages = 3;

interface SuggestionWorld {
  readonly site: Pick<Site, 'sample'>;
  readonly pages: () => Promise<readonly PageFact[]>;
  /** Opens the suggestions of the remote that fills the slot `search`; `undefined` if none fills it. */
  readonly loadSuggest: () => Promise<Suggest | undefined>;
}

export interface SuggestionSource {
  /** Loads what is needed with the first call; later calls answer without the network. */
  readonly suggest: (text: string) => Promise<readonly SuggestionGroup[]>;
  /** Lets the next call ask again for what could not be loaded. */
  readonly renew: () => void;
}

interface Opened {
  readonly suggest: Suggest;
  readonly pages: readonly PageFact[];
  readonly isWhole: boolean;
}

const suggestNothing: Suggest = () => [];

/** The group that pages of the company are in; the catalogue may have some of its own. */
const pagesTitle = 'Pages';

/** Suggestions of the remote; none for a text that it fails at. */
function suggestedBy(suggest: Suggest, text: string, most: number): readonly SuggestionGroup[] {
  try {
    return suggest(text, most);
  } catch (error) {
    console.error('The search module could not suggest', error);
    return [];
  }
}

/** Pages stand last; of the places that they take, the others get none. */
function together({ suggest, pages }: Opened, text: string, site: SuggestionWorld['site']) {
  const found = findPages(pages, text, site).slice(0, mostPages);
  const groups = suggestedBy(suggest, text, mostSuggestions - found.length);
  const suggested = new Set(groups.flatMap(({ suggestions }) => suggestions).map(({ path }) => path));
  const own = groups.find(({ title }) => title === pagesTitle)?.suggestions ?? [];
  const others = found
    .filter(({ path }) => !suggested.has(path))
    .map(({ path, title, page }) => ({ path, title, ...(page && { note: page }) }));
  const suggestions = [...own, ...others];
  return [
    ...groups.filter(({ title }) => title !== pagesTitle),
    ...(suggestions.length > 0 ? [{ title: pagesTitle, suggestions }] : []),
  ];
}

/** Suggests articles and what else the catalogue has, then pages. Without the catalogue, pages only. */
export function createSuggestionSource({ site, pages, loadSuggest }: SuggestionWorld): SuggestionSource {
  let opening: Promise<Opened> | undefined;
  async function open(): Promise<Opened> {
    const [loaded, found] = await Promise.allSettled([loadSuggest(), pages()]);
    return {
      suggest: (loaded.status === 'fulfilled' && loaded.value) || suggestNothing,
      pages: found.status === 'fulfilled' ? found.value : [],
      isWhole: loaded.status === 'fulfilled' && found.status === 'fulfilled',
    };
  }
  return {
    suggest: async (text) => together(await (opening ??= open()), text, site),
    renew: () => {
      const before = opening;
      void before?.then(({ isWhole }) => {
        if (!isWhole && opening === before) opening = undefined;
      });
    },
  };
}
