import { viewsOf } from '../../drawings/art';
import { drawParts } from '../../drawings/draw-article';
import { missedLines } from '../../drawings/missed-places';
import { readCatalogue } from '../read-catalogue';
import { catalogueFolder } from '../source/catalogue-folder';
import { readCatalogueFiles } from '../source-files';
import type { Command } from './command';

/**
 * `data:drawings`: looks at every place of every drawing that a callout may point at, pixel by pixel.
 *
 * @returns 1 if a place is not on the part that it names
 */
export const drawingsCommand: Command = async ({ print }) => {
  const { articles } = readCatalogue(readCatalogueFiles(catalogueFolder()));
  const counts = { places: 0, missed: 0 };
  for (const { articleNo, ext } of articles) {
    for (const view of viewsOf(ext.art)) counts.places += drawParts(ext.art, view).parts.length;
    const lines = await missedLines(articleNo, ext.art);
    for (const line of lines) print(line);
    counts.missed += lines.length;
  }
  print(
    `${articles.length} articles, both views, ${counts.places} places, ${counts.missed} of them outside the part`,
  );
  return counts.missed === 0 ? 0 : 1;
};
