import type { Product } from './product';

const singleUse = /(?<!\b(?:not?|nor|never)\s(?:for\s)?)\b(?:single[\s-]use|disposable)\b/i;

/**
 * The traits of an article as its data state them: beside those that are declared, `single-use` of a description and
 * `insulated` of a material.
 */
export function traitsIn({
  description,
  ext: { traits = [], materials = [] },
}: Pick<Product, 'description'> & { readonly ext: NonNullable<Product['ext']> }): readonly string[] {
  const isInsulated = materials.some(({ part }) => part === 'insulation');
  const isSingleUse = description.some((line) => singleUse.test(line));
  const stated = [...(isInsulated ? ['insulated'] : []), ...(isSingleUse ? ['single-use'] : [])];
  return [...new Set([...traits, ...stated])];
}
