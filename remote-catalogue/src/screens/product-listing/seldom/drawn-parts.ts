/** What draws searches, tables, comparisons and empty lists. */
export { Comparison } from '../matrix/comparison';
export { ListTable } from '../matrix/list-table';
export { NothingFoundSection } from './nothing-found-section';
export { PagesSection } from './pages-section';
export { RelatedArticles } from './related-articles';
