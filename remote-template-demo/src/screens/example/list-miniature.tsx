import { filteredStock, stockColumns, stockRows } from '../../model/stock-list';
import classNames from './list-miniature.module.css';

const shownCount = 3;

/** A small picture of the list while it is filtered. */
export function ListMiniature() {
  const rows = filteredStock({ item: { type: 'contains', text: 'size 10' } });
  return (
    <>
      <div aria-hidden="true" className={classNames.list}>
        <b>Contains “size 10”</b>
        {rows.slice(0, shownCount).map(({ item, pairs }) => (
          <span key={item} className={classNames.row}>
            <span>{item}</span>
            <span>{pairs}</span>
          </span>
        ))}
      </div>
      <p className={`smallest ${classNames.caption}`}>
        {stockRows.length} rows, {stockColumns.length} columns
      </p>
    </>
  );
}
