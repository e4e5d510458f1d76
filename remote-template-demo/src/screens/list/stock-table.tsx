import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type StockRow, stockColumns } from '../../model/stock-list';

export interface StockTableProps {
  readonly rows: readonly StockRow[];
}

const alignOf = (key: keyof StockRow) => (key === 'pairs' ? 'right' : 'left');

/** The rows of the stock count. Its section scrolls sideways, so the keyboard must reach it. */
export const StockTable = ({ rows }: StockTableProps) => (
  <TableContainer component="section" aria-label="Stock list" tabIndex={0} sx={{ position: 'relative' }}>
    <Table sx={{ minWidth: 560, fontVariantNumeric: 'tabular-nums' }}>
      <TableHead>
        <TableRow>
          {stockColumns.map(({ key, title }) => (
            <TableCell key={key} align={alignOf(key)}>
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ item, pairs, counted, places }) => (
          <TableRow key={item}>
            <TableCell component="th" scope="row">
              {item}
            </TableCell>
            <TableCell align="right">{pairs ?? empty}</TableCell>
            <TableCell>{counted === null ? empty : <time dateTime={counted}>{counted}</time>}</TableCell>
            <TableCell>{places.length > 0 ? places.join(', ') : empty}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const empty = (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">empty</span>
  </>
);
