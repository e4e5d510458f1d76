import Button from '@mui/material/Button';
import { useRef } from 'react';
import {
  type ColumnFilter,
  type Filters,
  noFilter,
  writeFilters,
} from '../../model/list-filter/filter-query';
import { stockColumns, stockKeys } from '../../model/stock-list';
import { FilterField } from './filter-field';
import classNames from './list.module.css';

export interface FilterFieldsProps {
  readonly filters: Filters;
  /** Number of rows that pass. */
  readonly count: string;
  readonly onChange: (filters: Filters) => void;
}

/** A filter for each column. A row must pass all of them. */
export function FilterFields({ filters, count, onChange }: FilterFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const isFiltered = writeFilters(filters, stockKeys) !== '';

  function clearAll() {
    onChange({});
    // The button is gone: its focus goes to the first box.
    fields.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={fields} role="search" aria-label="Stock list">
      <div className={classNames.fields}>
        {stockColumns.map(({ key, title, example }) => (
          <FilterField
            key={key}
            title={title}
            example={example}
            filter={filters[key] ?? noFilter}
            onChange={(filter: ColumnFilter) => onChange({ ...filters, [key]: filter })}
          />
        ))}
      </div>
      <div className={classNames.result}>
        <p className="small muted">{count}</p>
        {isFiltered && (
          <Button variant="outlined" onClick={clearAll}>
            Clear all
          </Button>
        )}
      </div>
    </div>
  );
}
