import type { Colour } from '../../articles/product';
import { isGloveType } from '../../articles/product-types';
import { isGlove, type Art, type DrawnArticle } from './art';
import { colourNames, type ColourName } from './outlines';
import palette from './palette.json';

const undyed = new Map(Object.entries(palette.undyed));

/**
 * The colour that `art` names: one of the article's, as `Navy`, `dark Navy` or `light Navy`, or an undyed one. Edges and
 * labels, which are `trim`, have any. `undefined` if there is none of this name.
 */
function drawnColour(place: ColourName, text: string, colours: readonly Colour[]): string | undefined {
  if (place === 'trim' && /^#[0-9a-f]{6}$/.test(text)) return text;
  const [, shade, name = ''] = /^(?:(dark|light) )?(.*)$/.exec(text) ?? [];
  const hex = colours.find((each) => each.name === name)?.hex ?? undyed.get(name);
  return hex && shade ? mixed(hex, shade === 'dark' ? palette.fixed.ink : palette.fixed.light) : hex;
}

/** A colour with a quarter of another. */
const mixed = (hex: string, other: string): string =>
  hex.replaceAll(/[0-9a-f]{2}/g, (part, at: number) => {
    const share = Number.parseInt(part, 16) * 0.75 + Number.parseInt(other.slice(at, at + 2), 16) * 0.25;
    return Math.round(share).toString(16).padStart(2, '0');
  });

/** Places of the drawing with a colour that is none of the article's: it shows what the page says. */
export const wrongColours = ({ art = {}, colours = [] }: Pick<DrawnArticle, 'art' | 'colours'>) =>
  colourNames.filter((place) => {
    const text = art.colours?.[place];
    return text !== undefined && drawnColour(place, text, colours) === undefined;
  });

/** Grey, for an article that names no colour, and for what sets off from its only one. */
const unknown = { main: '#4a5357', accent: '#8f999d' };

/** The colours of the article, its first one for most, its second where the outline shows one most. */
export function coloursFor({ type, colours = [], art = {} }: DrawnArticle, outline: string): Art['colours'] {
  const own = (place: ColourName) => drawnColour(place, art.colours?.[place] ?? '', colours);
  const main = own('main') ?? colours[0]?.hex ?? unknown.main;
  const next = own('second') ?? colours[1]?.hex ?? (isGloveType(type) ? unknown.accent : main);
  const byDefault: Art['colours'] = {
    main,
    second: !isGlove(outline) || /dipped|chemical/.test(outline) ? next : main,
    third: /impact|knit|sewn/.test(outline) ? next : main,
    // The sign of flame-resistant clothing.
    trim: type === 'Fire Resistant Garments' ? '#f0672b' : next,
    palm: main,
    cuff: main,
  };
  return Object.fromEntries(
    colourNames.map((name) => [name, own(name) ?? byDefault[name]]),
  ) as Art['colours'];
}
