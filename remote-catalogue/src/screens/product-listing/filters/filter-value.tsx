import type { FilterColumn, FilterValue } from '../list-view';
import { FilterInput } from './filter-input';
import classNames from './filters.module.css';

interface ValueFieldProps {
  readonly column: Pick<FilterColumn, 'key'>;
  readonly value: FilterValue;
  /** What stands beside the box; the name of the value unless said otherwise. */
  readonly name?: string;
}

/** One value to be ticked. A value that would give nothing keeps its place. */
export function ValueField({ column, value, name = value.name }: ValueFieldProps) {
  return (
    <label className={classNames.value}>
      <FilterInput type="checkbox" column={column.key} value={value} />
      {value.swatch && (
        <svg width="14" height="14" aria-hidden="true">
          <circle cx="7" cy="7" r="7" fill={value.swatch} />
        </svg>
      )}
      <span>{name}</span>
      <span className={classNames.count}>{value.articles}</span>
    </label>
  );
}
