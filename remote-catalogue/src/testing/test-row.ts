import type { ProductRow, RowFacts } from '../../articles/product-row';

const nothing: RowFacts = {
  kind: '',
  material: '',
  gsm: 0,
  lining: '',
  coating: '',
  cuff: '',
  traits: [],
  sizes: [],
  colours: [],
  freeOf: [],
  codes: {},
};

/** A row with some facts, and nothing else known. */
export const testRow = (facts: Partial<RowFacts>, row: Partial<ProductRow> = {}): ProductRow => ({
  articleNo: 'A1',
  type: 'Industrial Gloves Leather',
  title: '',
  image: '',
  ...row,
  facts: { ...nothing, ...facts },
});
