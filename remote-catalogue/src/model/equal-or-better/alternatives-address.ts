import { addressPart } from 'shared-types/protocol/search-path';

/** The page that finds equal or better gloves. */
export const alternativesPath = '/alternatives';

/** Address of what is equal to or better than an article, or a marking. */
export const alternativesAddress = (numberOrMarking: string): string =>
  `${alternativesPath}/${addressPart(numberOrMarking)}`;

/** The text that a form of the page has put into the query before the scripts ran, trimmed; empty if there is none. */
export const markingQuery = (search: string): string =>
  (new URLSearchParams(search).get('marking') ?? '').trim();
