import { constructionFacts, dataFacts, packingFacts } from '../../../articles/article-facts';
import type { Product, ProductExt } from '../../../articles/product';
import { isGloveType, typeLabel } from '../../../articles/product-types';
import { sizeRange } from '../../../articles/sizes';
import { rowOf, type ComparedCell, type ComparedRow } from './compared-row';

/** A property in words. */
interface FactRow {
  /** As `dataFacts`, `constructionFacts` and `packingFacts` have it, where `read` is absent. */
  readonly name: string;
  /** Only gloves, or only garments, can have it. */
  readonly family?: 'gloves' | 'garments';
  readonly read?: (ext: ProductExt) => string;
}

/** How an article is made. */
const construction: readonly FactRow[] = [
  { name: 'Type' },
  { name: 'Kind' },
  { name: 'Palm', family: 'gloves' },
  { name: 'Back', family: 'gloves' },
  { name: 'Shell', family: 'garments' },
  { name: 'Lining' },
  { name: 'Insulation' },
  { name: 'Tape', family: 'garments' },
  { name: 'Coating', family: 'gloves' },
  { name: 'Cuff', family: 'gloves' },
  { name: 'Closure' },
  { name: 'Gauge', family: 'gloves' },
  { name: 'Length', family: 'gloves' },
  { name: 'Properties' },
  { name: 'Colours' },
];

/** What a buyer orders by, and how the article is cared for. */
const data: readonly FactRow[] = [
  { name: 'Sizes', read: ({ sizes }) => (sizes ? sizeRange(sizes) : '') },
  { name: 'Care', read: (ext) => (ext.care ?? []).join('; ') },
  { name: 'Washes', read: ({ maxWashes }) => (maxWashes === undefined ? '' : `up to ${maxWashes}`) },
  { name: 'Per bag' },
  { name: 'Per carton' },
];

const rowsOf = (rows: readonly FactRow[], products: readonly Product[]): readonly ComparedRow[] =>
  rows.flatMap((row) =>
    rowOf(
      { name: row.name },
      products.map((product) => cellOf(row, product)),
    ),
  );

function cellOf({ name, family, read }: FactRow, product: Product): ComparedCell {
  const isGlove = isGloveType(product.type);
  if (family && (family === 'gloves') !== isGlove) return { kind: 'does-not-apply' };
  const text = read ? product.ext && read(product.ext) : knownFact(name, product);
  return text ? { kind: 'text', text } : { kind: 'not-stated' };
}

function knownFact(name: string, product: Product): string | undefined {
  const materials = isGloveType(product.type) ? [] : constructionFacts(product);
  const type = { name: 'Type', text: typeLabel(product.type) };
  const facts = [type, ...materials, ...dataFacts(product), ...packingFacts(product.ext ?? {})];
  return facts.find((fact) => fact.name === name)?.text;
}

/** Of what the articles are made, and how. */
export const constructionRows = (products: readonly Product[]) => rowsOf(construction, products);

/** Sizes, care and packing. */
export const dataRows = (products: readonly Product[]) => rowsOf(data, products);

/** Category of personal protective equipment. */
export const categoryRows = (products: readonly Product[]) => rowsOf([{ name: 'PPE category' }], products);
