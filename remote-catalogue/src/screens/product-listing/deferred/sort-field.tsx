import { isGloveType, type ProductType } from '../../../model/product-types';
import type { ListChange, ListView } from '../list-view';
import classNames from './sort-field.module.css';

const sortNames: Readonly<Record<string, string>> = {
  relevance: 'Best match',
  article: 'Article number',
  title: 'Title',
  cut: 'Best cut level first',
  abr: 'Best abrasion first',
  hv: 'Best visibility first',
  arc: 'Best arc rating first',
};

/** Orders for articles of these types: a level is offered only where it is tested. */
function sortsOf(types: readonly ProductType[], isSearch: boolean): readonly string[] {
  const always = isSearch ? ['relevance', 'article', 'title'] : ['article', 'title'];
  if (types.every(isGloveType)) return [...always, 'cut', 'abr'];
  if (types.some(isGloveType)) return always;
  const hasArc = types.includes('Fire Resistant Garments');
  const hasVisibility = types.includes('High Visibility Garments');
  return [...always, ...(hasVisibility ? ['hv'] : []), ...(hasArc ? ['arc'] : [])];
}

interface SortFieldProps {
  readonly view: ListView;
  /** Types of the category; all of a search. */
  readonly types: readonly ProductType[];
  readonly onChange: (changes: readonly ListChange[]) => void;
}

/** The order of the list. */
export function SortField({ view: { sort, text }, types, onChange }: SortFieldProps) {
  const sorts = sortsOf(types, text !== '');
  const all = sorts.includes(sort) ? sorts : [...sorts, sort];
  return (
    <select
      className={classNames.sort}
      aria-label="Sort by"
      value={sort}
      onChange={({ currentTarget }) => onChange([{ kind: 'sort', sort: currentTarget.value }])}
    >
      {all.map((key) => (
        <option key={key} value={key}>
          {sortNames[key]}
        </option>
      ))}
    </select>
  );
}
