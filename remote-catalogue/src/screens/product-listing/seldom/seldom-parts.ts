/** What only searches, tables, comparisons and empty lists find and count. */
export { compared } from '../../../../articles/facts/compare-products';
export { listMatrix } from '../../../model/list-matrix';
export { suggestSizeGuides } from '../../../model/suggesting/suggest-size-guides';
export { nothingFound } from './nothing-found';
export { mostPages, pagesFor } from './pages-for';
