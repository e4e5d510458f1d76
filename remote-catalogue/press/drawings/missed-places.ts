import { viewsOf, type Art } from './art';
import { missedParts } from './check-places';

interface Drawn {
  readonly articleNo: string;
  readonly ext: { readonly art: Art };
}

/**
 * The places of all articles at which a callout would miss its part, one line each. Articles that differ in colours only are
 * looked at once, as a colour moves nothing.
 */
export async function missedPlaces(articles: readonly Drawn[]): Promise<readonly string[]> {
  const different = new Map(articles.map((article) => [withoutColours(article.ext.art), article]));
  const lines: string[] = [];
  for (const { articleNo, ext } of different.values()) lines.push(...(await missedLines(articleNo, ext.art)));
  return lines;
}

const withoutColours = (art: Art): string => JSON.stringify(art).replaceAll(/#[0-9a-f]{6}/g, '');

export async function missedLines(articleNo: string, art: Art): Promise<readonly string[]> {
  const missed = await Promise.all(viewsOf(art).map((view) => missedParts(art, view)));
  return missed
    .flat()
    .map(
      ({ view, name, missedPixels }) =>
        `${articleNo}, ${view}, ${name}: ${missedPixels} pixels outside the part`,
    );
}
