import { useRef } from 'react';
import shades from '../../../components/scroll-shades.module.css';
import { useScrolledRegion } from '../../../components/use-scrolled-region';
import type { ArticleTable } from '../../../model/listing/table/table-data';
import { PlainHead, SortHead } from './table-heads';
import { ArticleRow } from './article-row';
import classNames from './article-table.module.css';

export interface ArticleTableProps {
  readonly table: ArticleTable;
  /** Number of the article that is what was searched for. */
  readonly exactNumber?: string | undefined;
}

/** Sizes, comparison and enquiry. */
const lastColumns = 3;

/** The articles of a list, one a line. Where it is too wide or too high, it scrolls by itself, and shows that it does: head and numbers stay. */
export function ArticleTableView({ table, exactNumber }: ArticleTableProps) {
  const { number, title, places, heads, rows, containing = rows.length } = table;
  const hasPlaces = places.length > 0;
  const span = hasPlaces ? 2 : 1;
  const columns = 2 + places.length + heads.length + lastColumns;
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
  const region = useRef<HTMLDivElement>(null);
  const { hasBefore, hasAfter } = useScrolledRegion(region, columns);
  return (
    <div className={`${classNames.frame} ${hasBefore ? shades.before : ''} ${hasAfter ? shades.after : ''}`}>
      {/* A region that scrolls must be reachable without a pointer. */}
      <div
        ref={region}
        className={classNames.scroll}
        role="group"
        aria-label="Articles"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
      >
        <table className={classNames.table} aria-labelledby="results">
          <thead>
            <tr>
              <SortHead className={classNames.number} name="Number" sort={number} rowSpan={span} />
              <SortHead className={classNames.title} name="Title" sort={title} rowSpan={span} />
              {hasPlaces && (
                <th className={classNames.group} colSpan={places.length} scope="colgroup">
                  EN 388
                </th>
              )}
              {heads.map(({ key, sort, ...head }) =>
                sort ? (
                  <SortHead key={key} {...head} sort={sort} rowSpan={span} />
                ) : (
                  <PlainHead key={key} {...head} rowSpan={span} />
                ),
              )}
              <PlainHead name="Sizes" rowSpan={span} />
              <PlainHead name="Compare" rowSpan={span} className="no-print" />
              <PlainHead name="Enquiry" rowSpan={span} className="no-print" />
            </tr>
            {hasPlaces && (
              <tr>
                {places.map(
                  ({ key, name, sort }) =>
                    sort && <SortHead key={key} className={classNames.place} name={name} sort={sort} />,
                )}
              </tr>
            )}
          </thead>
          <tbody key={list}>{rows.slice(0, containing).map(rowOf)}</tbody>
          {containing < rows.length && (
            <tbody key={`related ${list}`}>
              <tr>
                <th className={classNames.related} colSpan={columns} scope="rowgroup">
                  Related
                </th>
              </tr>
              {rows.slice(containing).map(rowOf)}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}
