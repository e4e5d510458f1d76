/** What only searches, tables, comparisons and empty lists need: one script. */
export { compared } from '../../../model/matrix/compare-products';
export { listMatrix } from '../../../model/matrix/list-matrix';
export { suggestSizeGuides } from '../../../model/suggesting/suggest-size-guides';
export { Comparison } from '../matrix/comparison';
export { ListTable } from '../matrix/list-table';
export { nothingFound } from './nothing-found';
export { NothingFoundSection } from './nothing-found-section';
export { PagesSection } from './pages-section';
export { RelatedArticles } from './related-articles';
