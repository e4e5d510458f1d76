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
      <span>{name}</span>
      <span className={classNames.count}>{value.articles}</span>
    </label>
  );
}
