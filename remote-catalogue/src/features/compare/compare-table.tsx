import type { ComparedGroup, ComparedRow } from '../../model/compare/compared-row';
import type { Product } from '../../model/product';
import { ArticleHead } from './article-head';
import { CellContent } from './cell-content';
import classNames from './compare-table.module.css';

interface CompareTableProps {
  readonly products: readonly Product[];
  readonly groups: readonly ComparedGroup[];
  readonly onRemove: (articleNo: string) => void;
}

/** An article a column, a property a row. Where it is too wide, it scrolls by itself. */
export function CompareTable({ products, groups, onRemove }: CompareTableProps) {
  return (
    // A region that scrolls must be reachable without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className={`table-scroll ${classNames.scroll}`} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={classNames.table}>
        <thead>
          <tr>
            <td className={classNames.corner} />
            {products.map((product) => (
              <ArticleHead key={product.articleNo} product={product} onRemove={onRemove} />
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
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly products: readonly Product[];
}

function Row({ row: { name, standard, cells, differs }, products }: RowProps) {
  return (
    <tr>
      <th className={`${classNames.name} ${standard ? classNames.part : ''}`} scope="row">
        <span>
          {standard && <span className="visually-hidden">{standard} </span>}
          {name} {differs && <span className={classNames.differs}>differs</span>}
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
