import { filterLabel } from './choice-names';
import { chosenOf, valuesOf, type ColumnValue } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { matchRows } from './match-rows';
import type { Chosen } from './selection';

/** A filter whose removal gives articles. */
export interface Removal extends ColumnValue {
  /** `Cuff: Knit wrist`. */
  readonly label: string;
  /** Articles that match without it. */
  readonly articles: number;
}

/** The filters that cause an empty list each on its own, the one whose removal gives most articles first. */
export function removalsOf(index: FacetIndex, chosen: Chosen, within?: Uint32Array): readonly Removal[] {
  const values = valuesOf(chosen);
  return values
    .map((value): Removal => {
      const others = chosenOf(values.filter((other) => other !== value));
      return {
        ...value,
        label: filterLabel(index, value),
        articles: matchRows(index, others, within).hits.length,
      };
    })
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles);
}
