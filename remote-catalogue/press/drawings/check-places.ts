import sharp from 'sharp';
import { viewsOf, type Art, type View } from './art';
import { drawParts } from './draw-article';
import type { PartName, PartPlace } from './parts';

/** A place at which a callout would point beside its part, or at what covers it. */
interface MissedPart {
  readonly view: View;
  readonly name: PartName;
  readonly missedPixels: number;
}

/** Side of the area that is rendered around a place, in hundredths of the picture's width: a zip is one and a half wide. */
const areaSize = 0.8;

const pixels = 8;

const paint = '#ff00ff';

/** A pixel shows the part if painting the part changes the pixel by this much, of 255. */
const leastChange = 50;

/**
 * Looks at the places of all parts of a view: it renders what lies around a place, once as it is and once with the part
 * painted. What is drawn above the part covers the paint, and what is beside the part gets none.
 */
async function missedParts(art: Art, view: View): Promise<readonly MissedPart[]> {
  const { svg, parts } = drawParts(art, view);
  const looks = parts.map(async (part): Promise<MissedPart> => {
    const painted = drawParts(art, view, { name: part.name, colour: paint }).svg;
    return { view, name: part.name, missedPixels: await missedPixels(svg, painted, part) };
  });
  return (await Promise.all(looks)).filter(({ missedPixels }) => missedPixels > 0);
}

/** Number of pixels around a place that do not differ between a drawing and the same one with the part painted. */
export async function missedPixels(plain: string, painted: string, place: Place): Promise<number> {
  const [before, after] = await Promise.all([pixelsAround(plain, place), pixelsAround(painted, place)]);
  return unchangedPixels(before, after);
}

type Place = Pick<PartPlace, 'x' | 'y'>;

/** Colours of the pixels around a place, three numbers each. */
function pixelsAround(svg: string, place: Place): Promise<Buffer> {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const side = (width * areaSize) / 100;
  const x = left + (width * place.x) / 100 - side / 2;
  const y = top + (height * place.y) / 100 - side / 2;
  const viewBox = `viewBox="${x} ${y} ${side} ${side}" width="${pixels}" height="${pixels}"`;
  return sharp(Buffer.from(svg.replace(/viewBox="[^"]*"/, viewBox)))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

function unchangedPixels(before: Buffer, after: Buffer): number {
  let unchanged = 0;
  for (let pixel = 0; pixel < before.length; pixel += 3) {
    const change = [0, 1, 2].map((channel) =>
      Math.abs((before[pixel + channel] ?? 0) - (after[pixel + channel] ?? 0)),
    );
    if (Math.max(...change) < leastChange) unchanged += 1;
  }
  return unchanged;
}

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
