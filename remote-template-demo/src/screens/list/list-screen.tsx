import type { ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { countOfRows, filteredStock } from '../../model/stock-list';
import { FilterFields } from './filter-fields';
import { StockTable } from './stock-table';
import { useFilters } from './use-filters';

/** `/example/list`: a list with a filter for each column. */
export function Screen({ shell, request }: ScreenProps) {
  const { filters, change } = useFilters({ shell, request });
  const rows = filteredStock(filters);
  return (
    <DemoPage title="List filter">
      <FilterFields filters={filters} count={countOfRows(rows.length)} onChange={change} />
      {rows.length > 0 ? <StockTable rows={rows} /> : <p>No row fits all filters. Change or clear one.</p>}
    </DemoPage>
  );
}
