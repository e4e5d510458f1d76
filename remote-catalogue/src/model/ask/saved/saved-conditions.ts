import { readAddress } from '../read-address';
import type { Condition } from '../../../../articles/facets/conditions';
import type { SavedQuestion } from '../../../../articles/hazards/hazards';

/** What an article must state for a saved question. */
export const conditionsOf = ({ ask }: Pick<SavedQuestion, 'ask'>): readonly Condition[] =>
  readAddress(ask, { isSearchPath: false }).where;
