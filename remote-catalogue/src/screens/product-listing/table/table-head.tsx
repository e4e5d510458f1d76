import type { TableHead } from '../../../model/listing/table/table-data';
import classNames from './article-table.module.css';

interface HeadProps extends Omit<TableHead, 'key' | 'standard'> {
  readonly standard?: string;
  readonly className?: string | undefined;
}

/** The head of a column: a link to the list in its order, if it gives one. */
export function Head({ name, standard, sort, className }: HeadProps) {
  const label = (
    <>
      {name}
      {standard !== undefined && <span className={classNames.standard}> {standard}</span>}
    </>
  );
  return (
    <th className={className} scope="col" {...(sort?.current && { 'aria-sort': sort.current })}>
      {sort ? (
        <a className={classNames.sort} href={sort.address}>
          {label}
        </a>
      ) : (
        label
      )}
    </th>
  );
}
