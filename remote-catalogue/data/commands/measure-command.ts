import { isGloveType } from '../../src/model/product-types';
import { measureListing, type Figure } from '../measure/measure-listing';
import { mixedRows } from '../measure/mixed-rows';
import { readArticles } from '../read-articles';
import { sourceFiles } from '../source-files';
import type { Command } from './command';

/** Articles that the listing has to stand. */
const count = 10_000;

/**
 * `data:measure`: times of the filters and size of the list for 10,000 articles. For a machine that does nothing else.
 *
 * @returns 1 if a figure is above its limit
 */
export const measureCommand: Command = async ({ print }) => {
  const articles = readArticles(sourceFiles);
  const kinds = [
    ['gloves', articles.filter(({ type }) => isGloveType(type))],
    ['garments', articles.filter(({ type }) => !isGloveType(type))],
  ] as const;
  const figures = kinds.flatMap(([kind, ofKind]) => {
    const measured = measureListing(mixedRows(ofKind, count));
    for (const figure of measured) print(`${kind}, ${figureLine(figure)}`);
    return measured;
  });
  return figures.some(({ value, limit }) => limit !== undefined && value > limit) ? 1 : 0;
};

function figureLine({ name, value, unit, limit }: Figure): string {
  const shown = `${name}: ${unit === 'ms' ? value.toFixed(2) : value} ${unit}`;
  return limit === undefined ? shown : `${shown} (at most ${limit})`;
}
