import { columnWith, facetColumns } from '../facets/facets';
import type { MarkingCodes } from '../product-row';
import { readMarking } from '../standards/read-marking';
import { ratedStandards, type RatedStandard } from '../standards/standard-names';
import { levelOf, type Condition } from '../facets/conditions';

/** What a marking asks for, place by place; X leaves a place open. */
export function markingConditions(standard: RatedStandard, code: string): readonly Condition[] {
  const places = readMarking(standard, code);
  return facetColumns.flatMap((column): readonly Condition[] => {
    if (column.standard !== standard) return [];
    if (column.kind === 'choice') {
      const names = column.statedIn?.(code) ?? [];
      const stated = column.known?.filter(({ name }) => names.includes(name)) ?? [];
      return stated.map(({ value }) => ({ column: column.key, value }));
    }
    const place = places.find(({ key }) => key === column.place);
    if (place?.state === 'zero' && column.tested !== undefined)
      return [{ column: column.key, value: column.tested }];
    if (place?.state !== 'level') return [];
    // A measured figure has a level for each tenth.
    const level = place.levels === 0 ? Math.ceil(place.level * 10) : place.level;
    const choice = column.levels[Math.min(level, column.levels.length) - 1];
    return choice ? [{ column: column.key, value: choice.value }] : [];
  });
}

/** The levels that the markings of a label state, each as a condition; none of dexterity, which is no protection. */
export const labelConditions = (codes: MarkingCodes): readonly Condition[] =>
  ratedStandards.flatMap((standard) => {
    const code = codes[standard];
    if (code === undefined || standard === 'iso21420') return [];
    return markingConditions(standard, code).filter(
      (condition) => columnWith(condition.column)?.kind === 'choice' || levelOf(condition) > 0,
    );
  });
