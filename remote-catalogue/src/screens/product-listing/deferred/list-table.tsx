import type { ArticleTableProps } from '../table/article-table-view';
import { tablePart } from './table-part';

/** The articles one a line. The view has a table only after its script has arrived. */
export function ListTable(props: ArticleTableProps) {
  const ArticleTableView = tablePart()?.ArticleTableView;
  return ArticleTableView && <ArticleTableView {...props} />;
}
