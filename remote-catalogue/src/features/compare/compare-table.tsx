import { useRef } from 'react';
import { useScrolledRegion } from '../../components/use-scrolled-region';
import type { ComparedGroup, ComparedRow } from '../../model/compare/compared-row';
import type { Product } from '../../../articles/product';
import { ArticleFoot } from './article-foot';
import { ArticleHead } from './article-head';
import { CellContent } from './cell-content';
import { StickyNumbers } from './sticky-numbers';
import shades from '../../components/scroll-shades.module.css';
import classNames from './compare-table.module.css';

interface CompareTableProps {
  readonly products: readonly Product[];
  readonly groups: readonly ComparedGroup[];
  readonly onRemove: (articleNo: string) => void;
}

/** An article a column, a property a row. Where it is too wide, it scrolls by itself, and shows that it does. */
export function CompareTable({ products, groups, onRemove }: CompareTableProps) {
  const region = useRef<HTMLDivElement>(null);
  const { hasBefore, hasAfter } = useScrolledRegion(region, products.length);
  const isScrolled = hasBefore || hasAfter;
  return (
    <div className={`${classNames.box} ${hasBefore ? shades.before : ''} ${hasAfter ? shades.after : ''}`}>
      {isScrolled && (
        <p className={`small muted no-print ${classNames.hint}`}>
          Scroll the table sideways to see all {products.length} articles.
        </p>
      )}
      <StickyNumbers products={products} region={region} />
      {/* A region that scrolls must be reachable without a pointer. */}
      <div
        ref={region}
        className={`table-scroll ${classNames.scroll}`}
        role="region"
        aria-label="Comparison"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
      >
        <table className={classNames.table}>
          <thead>
            <tr>
              <td className={classNames.corner} />
              {products.map((product) => (
                <ArticleHead key={product.articleNo} product={product} />
              ))}
            </tr>
          </thead>
          {groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <th className={classNames.group} scope="rowgroup" colSpan={products.length + 1}>
                  <span>
                    <span>{name}</span>
                  </span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={`${row.standard ?? ''} ${row.name}`} row={row} products={products} />
              ))}
            </tbody>
          ))}
          <tfoot className="no-print">
            <tr>
              <td className={classNames.corner} />
              {products.map(({ articleNo }) => (
                <ArticleFoot key={articleNo} articleNo={articleNo} onRemove={onRemove} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly products: readonly Product[];
}

function Row({ row: { name, standard, cells, differs }, products }: RowProps) {
  return (
    <tr className={differs ? classNames.differing : classNames.equal}>
      <th className={`${classNames.name} ${standard ? classNames.part : ''}`} scope="row">
        <span>
          {standard && <span className="visually-hidden">{standard} </span>}
          {name} {differs && <span className="visually-hidden">differs</span>}
        </span>
      </th>
      {cells.map((cell, place) => (
        <td key={products[place]?.articleNo}>
          <CellContent cell={cell} />
        </td>
      ))}
    </tr>
  );
}
