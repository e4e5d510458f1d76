/** What only searches, tables, comparisons and empty lists need: one script. */
export { compared } from '../../../../articles/facts/compare-products';
export { listMatrix } from '../../../model/list-matrix';
export { suggestSizeGuides } from '../../../model/suggesting/suggest-size-guides';
export { Comparison } from '../matrix/comparison';
export { ListTable } from '../matrix/list-table';
export { nothingFound } from './nothing-found';
export { NothingFoundSection } from './nothing-found-section';
export { mostPages, pagesFor } from './pages-for';
export { PagesSection } from './pages-section';
export { RelatedArticles } from './related-articles';
