import type { HeadSort } from '../../../model/listing/table/table-data';
import classNames from './article-table.module.css';

interface PlainHeadProps {
  readonly name: string;
  /** `EN 407`. */
  readonly standard?: string;
  readonly rowSpan?: number;
  readonly className?: string | undefined;
}

/** The head of a column that gives no order. */
export const PlainHead = ({ name, standard, rowSpan, className }: PlainHeadProps) => (
  <th className={className} scope="col" rowSpan={rowSpan}>
    {name}
    {standard !== undefined && <span className={classNames.standard}> {standard}</span>}
  </th>
);

interface SortHeadProps extends PlainHeadProps {
  readonly sort: HeadSort;
}

/** The head of a column: a link to the list in its order. */
export const SortHead = ({ name, standard, sort, rowSpan, className }: SortHeadProps) => (
  <th
    className={className}
    scope="col"
    rowSpan={rowSpan}
    {...(sort.current && { 'aria-sort': sort.current })}
  >
    <a className={classNames.sort} href={sort.address}>
      {name}
      {standard !== undefined && <span className={classNames.standard}> {standard}</span>}
    </a>
  </th>
);
