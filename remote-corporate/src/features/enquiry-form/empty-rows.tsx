import type { EnquiryItem } from 'shared-types/enquiry';
import { maxItemTextLength } from 'shared-types/protocol/enquiry-limits';
import type { ArticlesField } from 'shared-types/protocol/form-values';
import classNames from './article-rows.module.css';

/** Number of rows for a browser without scripts. */
const rowCount = 5;

const labels: Readonly<Record<keyof EnquiryItem, string>> = {
  articleNo: 'Article number',
  size: 'Size',
  quantity: 'Quantity',
};

/** Rows that a browser without scripts posts: the content of a `noscript`. @param taken  number of lines above them */
export function EmptyRows({ field: { columns, most }, taken }: { field: ArticlesField; taken: number }) {
  const shown = (['articleNo', 'size', 'quantity'] as const).filter(
    (column) => column === 'articleNo' || columns.includes(column),
  );
  const rows = Array.from({ length: Math.min(rowCount, Math.max(0, most - taken)) }, (_, row) => row + taken);
  return (
    <>
      {rows.map((row) => (
        <div key={row} className={classNames.empty}>
          {shown.map((column) => (
            <label key={column}>
              {labels[column]}
              <input name={`items.${row}.${column}`} maxLength={maxItemTextLength} autoComplete="off" />
            </label>
          ))}
        </div>
      ))}
    </>
  );
}
