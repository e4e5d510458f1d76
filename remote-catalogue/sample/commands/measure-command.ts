import { largeLists } from '../measure/large-lists';
import { measureListing, type Figure } from '../measure/measure-listing';
import type { Command } from '../../data/commands/command';

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
