import { isGloveType } from '../../src/model/product-types';
import type { ProductRow } from '../../src/model/product-row';
import { readCatalogue } from '../../data/read-catalogue';
import { readCatalogueFiles } from '../../data/source-files';
import { mixedRows } from './mixed-rows';

/** Articles that the listing has to stand. */
export const largeCount = 10_000;

/** A list that is as long as one may become. */
export interface LargeList {
  readonly kind: 'gloves' | 'garments';
  readonly rows: readonly ProductRow[];
}

/** One list of gloves and one of garments, mixed from the articles of the sample. */
export function largeLists(): readonly LargeList[] {
  const { articles } = readCatalogue(readCatalogueFiles('remote-catalogue/sample'));
  const gloves = articles.filter(({ type }) => isGloveType(type));
  const garments = articles.filter(({ type }) => !isGloveType(type));
  return [
    { kind: 'gloves', rows: mixedRows(gloves, largeCount) },
    { kind: 'garments', rows: mixedRows(garments, largeCount) },
  ];
}
