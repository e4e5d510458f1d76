import { type StockRow, stockColumns } from '../../model/stock-list';
import classNames from './list.module.css';

export interface StockTableProps {
  readonly rows: readonly StockRow[];
}

export function StockTable({ rows }: StockTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <section className={`table-scroll ${classNames.table}`} aria-label="Stock list" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {stockColumns.map(({ key, title }) => (
              <th key={key} scope="col" className={key === 'pairs' ? classNames.number : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, pairs, counted, places }) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              <td className={classNames.number}>{pairs ?? <Empty />}</td>
              <td className={classNames.date}>
                {counted === null ? <Empty /> : <time dateTime={counted}>{counted}</time>}
              </td>
              <td>{places.length > 0 ? places.join(', ') : <Empty />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Empty = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">empty</span>
  </>
);
