import { measureListing, type Figure } from '../measure/measure-listing';
import type { Command } from '../../data/commands/command';
import { isGloveType } from '../../src/model/product-types';
import type { ProductRow } from '../../src/model/product-row';
import { readCatalogue } from '../../data/read-catalogue';
import { readCatalogueFiles } from '../../data/source-files';
import { mixedRows } from '../measure/mixed-rows';

/**
 * `data:measure [--json]`: times of the filters and size of the list for 10,000 articles, as lines or for a program. For
 * a machine that does nothing else.
 *
 * @returns 1 if a figure is above its limit
 */
export const measureCommand: Command = async ({ parameters, print }) => {
  const figures = largeLists().flatMap(({ kind, rows }) =>
    measureListing(rows).map((figure) => ({ ...figure, name: `${kind}, ${figure.name}` })),
  );
  if (parameters.includes('--json')) print(JSON.stringify(figures));
  else figures.map(figureLine).forEach(print);
  return figures.some(({ value, limit }) => limit !== undefined && value > limit) ? 1 : 0;
};

function figureLine({ name, value, unit, limit }: Figure): string {
  const shown = `${name}: ${unit === 'ms' ? value.toFixed(2) : value} ${unit}`;
  return limit === undefined ? shown : `${shown} (at most ${limit})`;
}

/** Articles that the listing has to stand. */
const count = 10_000;

/** A list that is as long as one may become. */
interface LargeList {
  readonly kind: 'gloves' | 'garments';
  readonly rows: readonly ProductRow[];
}

/** One list of gloves and one of garments, mixed from the articles of the sample. */
function largeLists(): readonly LargeList[] {
  const { articles } = readCatalogue(readCatalogueFiles('remote-catalogue/sample'));
  const gloves = articles.filter(({ type }) => isGloveType(type));
  const garments = articles.filter(({ type }) => !isGloveType(type));
  return [
    { kind: 'gloves', rows: mixedRows(gloves, count) },
    { kind: 'garments', rows: mixedRows(garments, count) },
  ];
}
