import { conditionLabel } from '../../../articles/facets/condition-names';
import { valuesOf, type Condition } from '../../../articles/facets/conditions';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { columnWith } from '../../../articles/facets/facets';
import type { Term } from './term';

/** `size XS`, `Cut (ISO) E or better`, `EN 511`. */
export function labelOf(index: FacetIndex, where: readonly Condition[]): string {
  const [first] = where;
  if (!first) return '';
  if (first.column === 'size') {
    const isNumber = /^\d/.test(first.value) && !/XL/.test(first.value);
    const own = where.filter(({ value }) => (/^\d+$/.test(value) || value.includes('.')) === isNumber);
    return `size ${own.map(({ value }) => value).join(' or ')}`;
  }
  const label = conditionLabel(index, first);
  return first.column === 'standard' ? label.replace(/^.*?: /, '') : label.replace(': ', ' ');
}

/** Two values of one column are one term, either of which is enough; each other term stands once. */
export function merged(index: FacetIndex, terms: readonly Term[]): readonly Term[] {
  const all: Term[] = [];
  for (const term of terms) {
    const place = all.findIndex((other) => joinedTerm(index, other, term) !== undefined);
    const before = all[place];
    const both = before && joinedTerm(index, before, term);
    if (both) all[place] = both;
    else all.push(term);
  }
  return all;
}

function joinedTerm(index: FacetIndex, one: Term, other: Term): Term | undefined {
  const places = [...one.places, ...other.places];
  if (one.kind === other.kind && one.label === other.label) return { ...one, places };
  if (one.kind !== 'asked' || other.kind !== 'asked' || one.isDenied !== other.isDenied) return undefined;
  const [asks, more] = [one.asks, other.asks];
  if (asks.by === 'words' && more.by === 'words' && one.sort === 'colour' && other.sort === 'colour')
    return {
      ...one,
      places,
      label: `${one.label} or ${other.label}`,
      asks: { by: 'words', alternatives: [...asks.alternatives, ...more.alternatives] },
    };
  if (asks.by === 'numbers' && more.by === 'numbers')
    return {
      ...one,
      places,
      label: `${one.label} or ${other.label}`,
      asks: { by: 'numbers', numbers: [...asks.numbers, ...more.numbers] },
    };
  if (asks.by !== 'conditions' || more.by !== 'conditions') return undefined;
  const [column, second] = [asks.where, more.where].map((where) => [
    ...new Set(where.map((each) => each.column)),
  ]);
  if (column?.length !== 1 || second?.join() !== column.join()) return undefined;
  const isChoice = columnWith(column[0] ?? '')?.kind === 'choice';
  const values = valuesOf([...asks.where, ...more.where], column[0] ?? '');
  if (!isChoice || column[0] === 'standard') return undefined;
  const where = [...new Set(values)].map((value) => ({ column: column[0] ?? '', value }));
  const label =
    column[0] === 'size'
      ? `${one.label} or ${other.label.replace('size ', '')}`
      : `${one.label} or ${labelOf(index, more.where)}`;
  return { ...one, places, label, asks: { by: 'conditions', where } };
}
