import type { HeadSort } from '../../../model/matrix/matrix';
import classNames from './matrix.module.css';

interface SortHeadProps {
  readonly name: string;
  readonly standard?: string | undefined;
  readonly sort?: HeadSort | undefined;
  readonly className?: string | undefined;
}

/** Head of a column of a list: a link to the list in its order, if it gives one. */
export function SortHead({ name, standard, sort, className }: SortHeadProps) {
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
