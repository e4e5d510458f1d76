import sharp from 'sharp';
import { viewsOf, type Art } from '../art';
import { drawArticle, drawParts, type PartPlace } from '../draw-article';
import { pictures, type View } from '../outlines';

/** Side of the area that is rendered around a place, in hundredths of the picture's width: a zip is one and a half wide. */
const areaSize = 0.8;

const pixels = 8;

/** A pixel shows a part if it changes by this much, of 255, where the part is left out. */
const leastChange = 8;

/** Pixels around a place that may miss: printed dots are round. */
const mostMissed = (pixels * pixels) / 4;

type Place = Pick<PartPlace, 'x' | 'y'>;

/** Colours of the pixels around a place, four numbers each. */
function pixelsAround(svg: string, place: Place): Promise<Buffer> {
  const viewBox = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '';
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const side = (width * areaSize) / 100;
  const x = left + (width * place.x) / 100 - side / 2;
  const y = top + (height * place.y) / 100 - side / 2;
  const around = `viewBox="${x} ${y} ${side} ${side}" width="${pixels}" height="${pixels}"`;
  return sharp(Buffer.from(svg.replace(/viewBox="[^"]*"/, around)))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** Number of pixels around a place that show nothing, or, if it is given, the same as a drawing without the part. */
export async function missedPixels(drawn: string, place: Place, without?: string): Promise<number> {
  const shown = await pixelsAround(drawn, place);
  const bare = without === undefined ? undefined : await pixelsAround(without, place);
  const isMissed = (first: number) =>
    (shown[first + 3] ?? 0) < 255 ||
    (bare !== undefined &&
      [0, 1, 2, 3].every(
        (channel) => Math.abs((shown[first + channel] ?? 0) - (bare[first + channel] ?? 0)) < leastChange,
      ));
  return Array.from({ length: shown.length / 4 }, (_, pixel) => pixel * 4).filter(isMissed).length;
}

/** The drawing without the part that a place hangs on, as `callout-cuff-on-cuff-knit` names it. */
function withoutItsPart(art: Art, view: View, { name }: PartPlace): string | undefined {
  const picture = pictures.get(`${art.outline}-${view}`) ?? '';
  const places = [...picture.matchAll(/"callout-([a-z]+)(?:-on-([a-z-]+))?"/g)];
  const isShown = ([, label, part]: readonly (string | undefined)[]) =>
    label === name && (part === undefined || art.parts.includes(part));
  const owner = places.findLast(isShown)?.[2];
  const parts = art.parts.filter((part) => part !== owner);
  return owner === undefined ? undefined : drawArticle({ ...art, parts }, view);
}

/**
 * The places of all articles at which a callout would miss its part, one line each. A place lies on the drawing, and if it
 * belongs to a part that not all articles have, on what that part paints. Articles that differ in colours only are looked at once.
 */
export async function missedPlaces(
  articles: readonly { readonly articleNo: string; readonly ext: { readonly art: Art } }[],
): Promise<readonly string[]> {
  const different = new Map(
    articles.map((article) => [article.ext.art.outline + article.ext.art.parts.join(' '), article]),
  );
  const lines: string[] = [];
  for (const { articleNo, ext } of different.values()) {
    for (const view of viewsOf(ext.art)) {
      const { svg, parts } = drawParts(ext.art, view);
      const looks = parts.map(async (place) => {
        const missed = await missedPixels(svg, place, withoutItsPart(ext.art, view, place));
        return missed > mostMissed
          ? [`${articleNo}, ${view}, ${place.name}: ${missed} pixels outside the part`]
          : [];
      });
      lines.push(...(await Promise.all(looks)).flat());
    }
  }
  return lines;
}
