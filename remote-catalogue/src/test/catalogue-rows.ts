import { readArticles } from '../../data/read-articles';
import { sourceFiles } from '../../data/source-files';
import { rowOf, type ProductRow } from '../model/product-row';

/** The rows of the real articles, without drawings, in the order of the catalogue. */
export const catalogueRows = (): readonly ProductRow[] =>
  readArticles(sourceFiles).map(({ ext: { art: _, ...ext }, ...article }) => rowOf({ ...article, ext }));
