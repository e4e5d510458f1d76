import { rowOf, type ProductRow } from '../../articles/product-row';
import { testArticles } from './test-catalogue';

/** The rows of the tests' catalogue, without drawings, in its order. */
export const catalogueRows = (): readonly ProductRow[] =>
  testArticles().map(({ ext: { art: _, ...ext }, ...article }) => rowOf({ ...article, ext }));
