import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { readCategoryPictures } from '../../api/category-pictures';
import { openCatalogue } from '../../api/open-catalogue';
import { leafCategories } from '../../../articles/categories';
import { rowsOfTypes } from '../../model/answer/find-rows';
import type { ProductRow } from '../../../articles/product-row';
import { ratedStandards, standardNames } from '../../../articles/standards/standard-names';
import type { SearchData, SearchStandard } from './search-data';

/** Explains the standards. */
const standardsPage = '/credentials';

/** The categories that have articles, and the standards that these are marked to. */
export async function load(_: ScreenRequest, context: LoadContext): Promise<LoadReady<SearchData>> {
  const catalogue = await openCatalogue(context);
  const [rows, pictures] = await Promise.all([catalogue.list('', context), readCategoryPictures(context)]);
  const categories = leafCategories.map(({ path, label, types }) => {
    const own = rowsOfTypes(rows, types);
    return { path, label, articles: own.length, drawing: pictures.get(path) ?? '' };
  });
  const isExplained = !context.leftOut?.includes(standardsPage);
  return {
    kind: 'ready',
    data: {
      categories: categories.filter(({ articles }) => articles > 0),
      standards: isExplained ? standardsOf(rows) : [],
    },
  };
}

/** Two parts of a standard are explained in one place. */
function standardsOf(rows: readonly ProductRow[]): readonly SearchStandard[] {
  const marked = ratedStandards.filter((standard) =>
    rows.some(({ facts }) => facts?.codes[standard] !== undefined),
  );
  const labels = new Map<string, string>();
  for (const standard of marked) {
    const { slug, label } = standardNames[standard];
    if (!labels.has(slug)) labels.set(slug, label);
  }
  return [...labels].map(([slug, label]) => ({ label, path: `${standardsPage}#${slug}` }));
}
