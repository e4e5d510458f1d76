import type { Product } from '../../../articles/product';
import type { ComparedGroup } from './compared-row';
import { categoryRows, constructionRows, dataRows } from './fact-rows';
import { protectionRows } from './protection-rows';

/** Compares articles property by property. What none of them states is left out. */
export function compareProducts(products: readonly Product[]): readonly ComparedGroup[] {
  const groups: readonly ComparedGroup[] = [
    { name: 'Protection', rows: [...protectionRows(products), ...categoryRows(products)] },
    { name: 'Construction', rows: constructionRows(products) },
    { name: 'Data', rows: dataRows(products) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** What is left of the groups when only that is shown in which the articles differ. */
export const differencesIn = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
