import { constructionFacts, dataFacts, fact, packingFacts, type ArticleFact } from './article-facts';
import { codeFacts } from '../trade-codes';
import type { Product } from '../product';
import { isGloveType, typeLabel } from '../product-types';
import { sizeRange } from '../sizes';
import { textCell, type MatrixCell, type MatrixFact } from './matrix';

/** Names of the facts of a comparison that are stated in words, in their order. */
const names = {
  protection: ['PPE category'],
  construction: [
    'Type', 'Kind', 'Palm', 'Back', 'Shell', 'Lining', 'Insulation', 'Tape', 'Coating', 'Cuff', 'Closure', 'Gauge',
    'Length', 'Properties', 'Colours',
  ],
  data: ['Sizes', 'Care', 'Washes', 'Per bag', 'Per carton', 'Free of',
    'Country of origin'],
}; // oxfmt-ignore

const ofGloves = ['Palm', 'Back', 'Coating', 'Cuff', 'Gauge', 'Length'];
const ofGarments = ['Shell', 'Tape'];

/** Facts that articles state in words. */
export function statedFacts(products: readonly Product[]) {
  const stated = products.map((product) => ({ isGlove: isGloveType(product.type), facts: factsOf(product) }));
  const factNamed = (name: string): MatrixFact => ({
    name,
    cells: stated.map(({ isGlove, facts }): MatrixCell => {
      if ((isGlove ? ofGarments : ofGloves).includes(name)) return { kind: 'does-not-apply' };
      return textCell(facts.find((each) => each.name === name)?.text);
    }),
  });
  return {
    protection: names.protection.map(factNamed),
    construction: names.construction.map(factNamed),
    data: names.data.map(factNamed),
  };
}

function factsOf(product: Product): readonly ArticleFact[] {
  const { type, ext = {} } = product;
  return [
    ...fact('Type', typeLabel(type)),
    ...(isGloveType(type) ? [] : constructionFacts(product)),
    ...dataFacts(product),
    ...fact('Sizes', ext.sizes && sizeRange(ext.sizes)),
    ...fact('Care', ext.care?.join('; ')),
    ...fact('Washes', ext.maxWashes === undefined ? '' : `up to ${ext.maxWashes}`),
    ...packingFacts(ext),
    ...codeFacts(ext),
  ];
}
