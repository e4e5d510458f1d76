import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { stockRows } from '../../api/fixtures/stock';
import { DemoPage } from '../../components/demo-page';
import { type Filters, noFilter } from '../../model/list-filter/filter-types';
import { filteredStock, stockColumns } from '../../model/stock-list';
import { FilterField } from './filter-field';
import { StockTable } from './stock-table';

/** `/example/list`: a list with a filter for each column. A row must pass all of them. */
export function Screen() {
  const [filters, change] = useState<Filters>({});
  const fields = useRef<HTMLDivElement>(null);
  const rows = filteredStock(stockRows, filters);

  function clearAll() {
    change({});
    // The button is gone: its focus goes to the first box.
    fields.current?.querySelector('input')?.focus();
  }

  return (
    <DemoPage title="List filter">
      <Box ref={fields} role="search" aria-label="Stock list" sx={fieldsSx}>
        {stockColumns.map(({ key, title, example }) => (
          <FilterField
            key={key}
            title={title}
            example={example}
            filter={filters[key] ?? noFilter}
            onChange={(filter) => change({ ...filters, [key]: filter })}
          />
        ))}
      </Box>
      {/* Height of the button, which comes and goes. */}
      <Stack direction="row" spacing={2.5} sx={{ alignItems: 'center', minHeight: '2.75rem', my: 1.5 }}>
        <p className="small muted" role="status">
          {rows.length} of {stockRows.length} rows
        </p>
        {Object.values(filters).some(({ type, text }) => type !== noFilter.type || text !== '') && (
          <Button variant="outlined" onClick={clearAll}>
            Clear all
          </Button>
        )}
      </Stack>
      {rows.length > 0 ? <StockTable rows={rows} /> : <p>No row fits all filters. Change or clear one.</p>}
    </DemoPage>
  );
}

const fieldsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: 2.5,
};
