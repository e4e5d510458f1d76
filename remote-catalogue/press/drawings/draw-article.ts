import type { Drawing } from '../../articles/product';
import type { Art } from './art';
import { minifiedPicture } from './minified-picture';
import { colourNames, partsIn, type View } from './outlines';
import palette from './palette.json';

/** Place of a part, in percent of the picture's width and height. */
export type PartPlace = NonNullable<Drawing['parts']>[number];

/** The drawing of one view, and the parts in it that a callout can point at. */
interface Drawn {
  readonly svg: string;
  readonly parts: readonly PartPlace[];
}

/** The drawing of an article as an SVG file, four wide and five high. Equal art gives equal text on every machine. */
export const drawArticle = (art: Art, view: View): string => drawParts(art, view).svg;

/** The drawing, and the parts that it shows. */
export function drawParts({ outline, parts: shown, colours, isLeftHand }: Art, view: View): Drawn {
  const { svg: plain, parts } = chooseParts(`${outline}-${view}`, shown);
  const own = new Map<string, string>(colourNames.map((name) => [palette.article[name], colours[name]]));
  const svg = plain.replace(/#[0-9a-f]{6}/g, (colour) => own.get(colour) ?? colour);
  if (!isLeftHand) return { svg, parts };
  // Pictures of gloves show a right hand, and are 300 wide.
  const mirrored = svg
    .replace('>', '><g transform="translate(300)scale(-1 1)">')
    .replace(/(?=<.svg>$)/, '</g>');
  return { svg: mirrored, parts: parts.map(({ x, ...part }) => ({ ...part, x: percent(100 - x, 100) })) };
}

const percent = (length: number, whole: number): number => Math.round((length / whole) * 1000) / 10;

const chosen = new Map<string, Drawn>();

/** A picture of `outlines/` in its plain colours, with these of its parts. */
function chooseParts(name: string, shown: readonly string[]): Drawn {
  const key = `${name} ${shown.join(' ')}`;
  const known = chosen.get(key);
  if (known) return known;
  const picture = minifiedPicture(name);
  const hidden = partsIn(picture).filter((part) => !shown.includes(part));
  const unnamed = ['callouts', ...hidden].reduce(withoutGroup, picture).replace(/<g id="[^"]*"/g, '<g');
  // A path that only a clip uses is free once the clip is gone.
  const svg = withoutUnused(withoutUnused(unnamed)).replace(/<g>((?:(?!<\/?g\b).)*)<\/g>/g, '$1');
  const drawn = { svg, parts: placesIn(picture, shown) };
  chosen.set(key, drawn);
  return drawn;
}

/** Groups are the only elements that hold others of their kind. */
function withoutGroup(svg: string, id: string): string {
  const start = svg.indexOf(`<g id="${id}"`);
  let depth = 0;
  for (const { 0: tag, index } of start < 0 ? [] : svg.slice(start).matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (!tag.endsWith('/>')) depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return svg.slice(0, start) + svg.slice(start + index + tag.length);
  }
  return svg;
}

function withoutUnused(svg: string): string {
  const used = new Set([...svg.matchAll(/#([\w-]+)[")]/g)].map(([, id]) => id));
  return svg.replace(/<(path|clipPath|pattern) id="([^"]+)"[^>]*?(\/>|>.*?<\/\1>)/g, (all, _, id: string) =>
    used.has(id) ? all : '',
  );
}

const callout = /id="callout-([a-z]+)(?:-on-([a-z-]+))?" cx="([\d.-]+)" cy="([\d.-]+)"/g;

/** The places of what is shown. Of places with one name, the last counts. */
function placesIn(picture: string, shown: readonly string[]): readonly PartPlace[] {
  const [, viewBox = ''] = /viewBox="([^"]*)"/.exec(picture) ?? [];
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  const places = new Map<string, PartPlace>();
  for (const [, name = '', part, x, y] of picture.matchAll(callout)) {
    const place = { name, x: percent(Number(x) - left, width), y: percent(Number(y) - top, height) };
    if (part === undefined || shown.includes(part)) places.set(name, place);
  }
  return [...places.values()];
}
