import { minifiedPicture } from './minified-picture';
import { partsIn } from './outlines';

/** Place of a part, in percent of the picture's width and height. */
export interface PartPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The drawing of one view, and the parts in it that a callout can point at. */
export interface Drawn {
  readonly svg: string;
  readonly parts: readonly PartPlace[];
}

const kept = new Map<string, Drawn>();

/** A picture of `outlines/` in its plain colours, with these of its parts. */
export function chooseParts(name: string, shown: readonly string[]): Drawn {
  const key = `${name} ${shown.join(' ')}`;
  const chosen = kept.get(key) ?? choose(name, shown);
  kept.set(key, chosen);
  return chosen;
}

function choose(name: string, shown: readonly string[]): Drawn {
  const picture = minifiedPicture(name);
  const hidden = partsIn(picture).filter((part) => !shown.includes(part));
  const chosen = ['callouts', ...hidden].reduce(withoutGroup, picture);
  const unnamed = chosen.replace(/<g id="[^"]*"/g, '<g');
  // A path that only a clip uses is free once the clip is gone; a group in a group, once that one is.
  const svg = [withoutUnused, withoutUnused, withoutBareGroups, withoutBareGroups].reduce(
    (text, tidy) => tidy(text),
    unnamed,
  );
  return { svg, parts: placesIn(picture, shown) };
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

const withoutBareGroups = (svg: string): string => svg.replace(/<g>((?:(?!<\/?g\b).)*)<\/g>/g, '$1');

const callout = /id="callout-([a-z]+)(?:-on-([a-z-]+))?" cx="([\d.-]+)" cy="([\d.-]+)"/g;

/** The places of what is shown. Of places with one name, the last counts. */
function placesIn(picture: string, shown: readonly string[]): readonly PartPlace[] {
  const [left = 0, top = 0, width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(picture)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const places = [...picture.matchAll(callout)]
    .filter(([, , part]) => part === undefined || shown.includes(part))
    .map(([, name = '', , x, y]): [string, PartPlace] => [
      name,
      { name, x: percent(Number(x) - left, width), y: percent(Number(y) - top, height) },
    ]);
  return [...new Map(places).values()];
}

const percent = (length: number, whole: number): number => Math.round((length / whole) * 1000) / 10;
