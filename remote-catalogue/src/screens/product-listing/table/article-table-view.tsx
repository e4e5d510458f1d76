import { Fragment, useRef, type UIEvent } from 'react';
import shades from '../../../components/scroll-shades.module.css';
import { useScrolledRegion } from '../../../components/use-scrolled-region';
import type { ArticleTable } from '../../../model/listing/table/table-data';
import { Head } from './table-head';
import { ArticleRow } from './article-row';
import classNames from './article-table.module.css';

export interface ArticleTableProps {
  readonly table: ArticleTable;
  /** Number of the article that is what was searched for. */
  readonly exactNumber?: string | undefined;
}

/** Number, title, sizes, comparison and enquiry. */
const fixedColumns = 5;

/** Heads and articles scroll sideways as one. They are two boxes, since heads in a box that scrolls cannot stay in the window. */
function scrollTogether({ currentTarget }: UIEvent) {
  for (const part of currentTarget.parentElement?.children ?? []) part.scrollLeft = currentTarget.scrollLeft;
}

/** The articles of a list, one a line. Its heads stay in the window while the page scrolls, its numbers while it scrolls sideways. */
export function ArticleTableView({ table, exactNumber }: ArticleTableProps) {
  const { number, title, places, heads, rows, containing = rows.length } = table;
  const columns = places.length + heads.length;
  const rowOf = (row: ArticleTable['rows'][number]) => (
    <ArticleRow
      key={row.articleNo}
      row={row}
      placeCount={places.length}
      isExact={row.articleNo === exactNumber}
    />
  );
  // Another list gets new lines: a line that is in both would visibly move.
  const list = rows.map(({ articleNo }) => articleNo).join(' ');
  const head = useRef<HTMLTableSectionElement>(null);
  const { hasBefore, hasAfter } = useScrolledRegion(head, columns);
  return (
    <div className={`${classNames.frame} ${hasBefore ? shades.before : ''} ${hasAfter ? shades.after : ''}`}>
      <table className={classNames.table} aria-labelledby="results">
        <thead ref={head} onScroll={scrollTogether}>
          <tr>
            <Head className={classNames.number} name="Number" sort={number} />
            <Head className={classNames.title} name="Title" sort={title} />
            {places.map(({ key, ...place }) => (
              <Head key={key} className={classNames.place} {...place} />
            ))}
            {heads.map(({ key, ...other }) => (
              <Head key={key} className={classNames.code} {...other} />
            ))}
            <Head className={classNames.sizes} name="Sizes" />
            <Head className={`${classNames.box} no-print`} name="Compare" />
            <Head className={`${classNames.box} no-print`} name="Enquiry" />
          </tr>
        </thead>
        <tbody onScroll={scrollTogether}>
          <Fragment key={list}>
            {rows.slice(0, containing).map(rowOf)}
            {containing < rows.length && (
              <tr>
                <th className={classNames.related} colSpan={columns + fixedColumns} scope="rowgroup">
                  Related
                </th>
              </tr>
            )}
            {rows.slice(containing).map(rowOf)}
          </Fragment>
        </tbody>
      </table>
    </div>
  );
}
