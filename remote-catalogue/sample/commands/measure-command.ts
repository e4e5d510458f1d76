import { readCatalogue } from '../../data/read-catalogue';
import { readCatalogueFiles } from '../../data/source-files';
import { largeCount, largeLists } from '../measure/large-lists';
import { measureListing, type Figure } from '../measure/measure-listing';
import { measureSearch, mixedArticles } from '../measure/measure-search';
import type { Command } from '../../data/commands/command';

/**
 * `data:measure [--json]`: times of the filters and size of the list for 10,000 articles, times of the search and size of
 * its index for the sample and for 10,000, as lines or for a program. For a machine that does nothing else.
 *
 * @returns 1 if a figure is above its limit
 */
export const measureCommand: Command = async ({ parameters, print }) => {
  const lists = largeLists().flatMap(({ kind, rows }) =>
    measureListing(rows).map((figure) => ({ ...figure, name: `${kind}, ${figure.name}` })),
  );
  const sample = readCatalogue(readCatalogueFiles('remote-catalogue/sample'));
  const large = { ...sample, articles: mixedArticles(sample.articles, largeCount) };
  const figures = [...lists, ...(await measureSearch(sample)), ...(await measureSearch(large))];
  if (parameters.includes('--json')) print(JSON.stringify(figures));
  else figures.map(figureLine).forEach(print);
  return figures.some(({ value, limit }) => limit !== undefined && value > limit) ? 1 : 0;
};

function figureLine({ name, value, unit, limit }: Figure): string {
  const shown = `${name}: ${unit === 'ms' ? value.toFixed(2) : value} ${unit}`;
  return limit === undefined ? shown : `${shown} (at most ${limit})`;
}
