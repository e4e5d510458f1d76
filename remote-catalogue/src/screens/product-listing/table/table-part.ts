/** What only the table of a list needs: one script. */
export { articleTable } from '../../../model/listing/table/article-table';
export { ArticleTableView } from './article-table-view';
