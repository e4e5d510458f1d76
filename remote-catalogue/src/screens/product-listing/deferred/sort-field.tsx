import { useId } from 'react';
import type { ListMatrix } from '../../../model/list-matrix';
import { sortName } from '../../../../articles/facets/sort-names';
import { readSort, type SortOrder } from '../../../../articles/facets/sort-keys';
import { isGloveType, type ProductType } from '../../../../articles/product-types';
import scripts from '../../../components/scripted.module.css';
import { filterForm } from '../filters/filter-form';
import type { ListChange, ListView } from '../list-view';
import classNames from './toolbar.module.css';

/** Orders for articles of these types: a level is offered only where it is tested. */
function sortsOf(types: readonly ProductType[], isSearch: boolean): readonly SortOrder[] {
  const first: readonly SortOrder[] = isSearch ? ['relevance'] : types.length > 1 ? ['category'] : [];
  const always = [...first, 'article', 'title'] as const;
  if (types.every(isGloveType)) return [...always, 'cut', 'abr'];
  if (types.some(isGloveType)) return always;
  const hasArc = types.includes('Fire Resistant Garments');
  const hasVisibility = types.includes('High Visibility Garments');
  return [...always, ...(hasVisibility ? (['hv'] as const) : []), ...(hasArc ? (['arc'] as const) : [])];
}

interface SortFieldProps {
  readonly view: ListView;
  /** Types of the category; all of a search. */
  readonly types: readonly ProductType[];
  /** True where the list has the form of the filters. */
  readonly hasForm: boolean;
  readonly onChange: (changes: readonly ListChange[]) => void;
}

/** The orders that the heads of a table give: a narrow one has no heads. */
const sortsOfTable = ({ groups }: ListMatrix): readonly SortOrder[] =>
  groups.flatMap(({ facts }) => facts.flatMap(({ sort }) => sort?.key ?? []));

/** What stands for the order of the catalogue: in one category, that is the order of the numbers. */
export const shownSort = ({ sort, text }: Pick<ListView, 'sort' | 'text'>, types: readonly ProductType[]) =>
  sort === 'category' && text === '' && types.length <= 1 ? 'article' : (readSort(sort) ?? 'article');

/** The order of the list. */
export function SortField({ view, types, hasForm, onChange }: SortFieldProps) {
  const id = useId();
  const { text, details } = view;
  const sorts = sortsOf(types, text !== '');
  const sort = shownSort(view, types);
  const numberSort = shownSort({ sort: 'category', text }, types) === 'article' ? 'category' : 'article';
  const valueOf = (key: SortOrder) => (key === 'article' ? numberSort : key);
  const all = new Set([...sorts, ...(details?.table ? sortsOfTable(details.table) : []), sort]);
  return (
    <p className={classNames.sort}>
      <label className="muted" htmlFor={id}>
        Sort by
      </label>
      <select
        id={id}
        name="sort"
        form={filterForm}
        value={valueOf(sort)}
        onChange={({ currentTarget: { value } }) => onChange([{ kind: 'sort', sort: value }])}
      >
        {[...all].map((key) => (
          <option key={key} value={valueOf(key)}>
            {sortName(key)}
          </option>
        ))}
      </select>
      {hasForm && (
        <button type="submit" form={filterForm} className={`button button-outlined ${scripts.unscripted}`}>
          Sort
        </button>
      )}
    </p>
  );
}
