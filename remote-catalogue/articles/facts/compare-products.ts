import type { Product } from '../product';
import { cardAddress } from '../product-row';
import { groupsWith, isAbsent, type FactGroup, type Matrix } from './matrix';
import { protectionFacts } from './protection-facts';
import { statedFacts } from './stated-facts';

/** Articles that an address compares. */
export interface ComparedArticles extends Matrix {
  /** As the address has them. */
  readonly numbers: readonly string[];
  /** Numbers that no article has. */
  readonly unknown: readonly string[];
  readonly isSample: boolean;
}

/** The comparison of an address. @param found its first articles; `null` where no article has the number */
export function compared(numbers: readonly string[], found: readonly (Product | null)[]): ComparedArticles {
  const products = found.filter((product) => product !== null);
  return {
    ...compareProducts(products),
    numbers,
    unknown: numbers.filter((_, place) => found[place] === null),
    isSample: products.some(({ ext }) => ext?.dataStatus === 'sample'),
  };
}

/** Compares articles fact by fact. What none of them states is left out. */
export function compareProducts(products: readonly Product[]): Matrix {
  const stated = statedFacts(products);
  const groups: readonly FactGroup[] = [
    { name: 'Protection', facts: [...protectionFacts(products), ...stated.protection] },
    { name: 'Construction', facts: stated.construction },
    { name: 'Data', facts: stated.data },
  ];
  return {
    articles: products.map(({ articleNo, title, ext }) => ({
      articleNo,
      title,
      drawing: cardAddress(ext ?? {}),
    })),
    groups: groupsWith(groups, ({ cells }) => !cells.every(isAbsent)),
  };
}
