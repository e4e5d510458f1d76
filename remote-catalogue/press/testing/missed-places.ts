import sharp from 'sharp';
import { viewsOf, type Art } from '../drawings/art';
import { drawParts } from '../drawings/draw-article';

/** Side of the area that is rendered around a place, in hundredths of the picture's width: a zip is one and a half wide. */
const areaSize = 0.8;

const pixels = 8;

/** A pixel shows the part if painting the part changes the pixel by this much, of 255. */
const leastChange = 50;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Colours of the pixels around a place, three numbers each. */
function pixelsAround(svg: string, place: Place): Promise<Buffer> {
  const viewBox = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '';
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const side = (width * areaSize) / 100;
  const x = left + (width * place.x) / 100 - side / 2;
  const y = top + (height * place.y) / 100 - side / 2;
  const around = `viewBox="${x} ${y} ${side} ${side}" width="${pixels}" height="${pixels}"`;
  return sharp(Buffer.from(svg.replace(/viewBox="[^"]*"/, around)))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

/** Number of pixels around a place that do not differ between a drawing and the same one with the part painted. */
export async function missedPixels(plain: string, painted: string, place: Place): Promise<number> {
  const [before, after] = await Promise.all([pixelsAround(plain, place), pixelsAround(painted, place)]);
  const isChanged = (channel: number) =>
    Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)) >= leastChange;
  const firsts = Array.from({ length: before.length / 3 }, (_, pixel) => pixel * 3);
  return firsts.filter((first) => ![first, first + 1, first + 2].some(isChanged)).length;
}

/**
 * The places of all articles at which a callout would miss its part, one line each. What lies around a place is rendered as
 * it is, and with the part painted: what is drawn above the part covers the paint, and what is beside it gets none. Articles
 * that differ in colours only are looked at once, as a colour moves nothing.
 */
export async function missedPlaces(
  articles: readonly { readonly articleNo: string; readonly ext: { readonly art: Art } }[],
): Promise<readonly string[]> {
  const withoutColours = (art: Art) => JSON.stringify(art).replaceAll(/#[0-9a-f]{6}/g, '');
  const different = new Map(articles.map((article) => [withoutColours(article.ext.art), article]));
  const lines: string[] = [];
  for (const { articleNo, ext } of different.values()) {
    for (const view of viewsOf(ext.art)) {
      const { svg, parts } = drawParts(ext.art, view);
      const looks = parts.map(async (part) => {
        const painted = drawParts(ext.art, view, { name: part.name, colour: '#ff00ff' });
        const missed = await missedPixels(svg, painted.svg, part);
        return missed > 0 ? [`${articleNo}, ${view}, ${part.name}: ${missed} pixels outside the part`] : [];
      });
      lines.push(...(await Promise.all(looks)).flat());
    }
  }
  return lines;
}
