import { Fragment, memo } from 'react';
import type { ListMatrix } from '../../../model/matrix/list-matrix';
import { ArticleLine, groupClasses } from './article-line';
import { SortHead } from './sort-head';
import { MatrixFrame } from './matrix-frame';
import classNames from './matrix.module.css';

interface ListTableProps {
  readonly table: ListMatrix;
  /** Number of the article that is what was searched for. */
  readonly exactNumber?: string | undefined;
}

/** Number, title, comparison and enquiry. */
const fixedColumns = 4;

/** Articles of a list, one a line. */
export const ListTable = memo(function ListTable({ table, exactNumber }: ListTableProps) {
  const { number, title, groups, articles, containing = articles.length } = table;
  const columns = groups.reduce((count, { facts }) => count + facts.length, fixedColumns);
  const lines = articles.map(({ articleNo }, index) => (
    <ArticleLine key={articleNo} table={table} index={index} isExact={articleNo === exactNumber} />
  ));
  return (
    <MatrixFrame
      form="table"
      count={columns}
      head={
        <>
          <SortHead className={classNames.number} name="Number" sort={number} />
          <SortHead className={classNames.title} name="Title" sort={title} />
          {groups.map(({ name: group, facts }) =>
            facts.map(({ name, standard, sort }) => (
              <SortHead
                key={`${group} ${standard} ${name}`}
                className={groupClasses[group]}
                {...{ name, standard, sort }}
              />
            )),
          )}
          <SortHead className={`${classNames.choice} no-print`} name="Compare" />
          <SortHead className={`${classNames.choice} no-print`} name="Enquiry" />
        </>
      }
    >
      {/* Another list gets new lines: a line that is in both would visibly move. */}
      <Fragment key={articles.map(({ articleNo }) => articleNo).join(' ')}>
        {lines.slice(0, containing)}
        {containing < lines.length && (
          <tr>
            <th className={classNames.group} colSpan={columns} scope="rowgroup">
              Related
            </th>
          </tr>
        )}
        {lines.slice(containing)}
      </Fragment>
    </MatrixFrame>
  );
});
