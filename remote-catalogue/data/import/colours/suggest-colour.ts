import cssColours from 'color-name';
import { colours, fluorescent, shades } from './colour-words.json';

/** Each of some words with what it stands for. */
const wordsFor = <Value>(value: Value, words: string) =>
  words.split(' ').map((word) => [word, value] as const);

/** Words of colours in the languages of our suppliers: German, French, Spanish, Italian, Portuguese, Dutch, Polish. */
const colourWords = colours.flatMap((colour) => wordsFor(colour, colour.words));

/** What brightens or darkens a colour, with the end of the scale that it leads towards. */
const shadeWords = [...wordsFor(0, shades.black), ...wordsFor(255, shades.white)];

/** What makes a colour fluorescent. */
const glowWords = fluorescent.split(' ');

/** A colour that a name may mean. */
export interface SuggestedColour {
  /** `#rrggbb`. */
  readonly hex: string;
  readonly isFluorescent: boolean;
}

/** Letters without their accents, in lower case; `ß` as it is written without it. */
const plainWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Shortest word that is found within a compound, in letters: `blau` in `dunkelblau`. */
const shortestPart = 3;

const meaningIn = <Value>(
  words: readonly string[],
  table: readonly (readonly [string, Value])[],
): Value | undefined => {
  const exact = table.find(([word]) => words.includes(word));
  if (exact) return exact[1];
  const parts = table.filter(
    ([part]) =>
      part.length > shortestPart && words.some((word) => word.startsWith(part) || word.endsWith(part)),
  );
  return parts.toSorted(([one], [other]) => other.length - one.length)[0]?.[1];
};

/**
 * The colour that a name means, by the names of CSS and the words of several languages; `undefined` where none is known.
 * It is a proposal: names such as “Ocean” mean what their maker wants.
 */
export function suggestColour(name: string): SuggestedColour | undefined {
  const words = plainWords(name);
  const joined = words.join('');
  const isFluorescent = glowWords.some((word) => words.includes(word) || joined.startsWith(word));
  const own = meaningIn(words, colourWords);
  const css = isFluorescent ? undefined : cssHex(words);
  if (own === undefined) return css === undefined ? undefined : { hex: css, isFluorescent: false };
  // Fluorescent dyes of the trade: no other colour is sold as one.
  if (isFluorescent) return { hex: own.fluorescent ?? own.hex, isFluorescent: true };
  // CSS knows `skyblue` and `darkolivegreen`; what it calls `red` is too bright for a cloth.
  if (css !== undefined && words.length > 1) return { hex: css, isFluorescent };
  const shade = meaningIn(words, shadeWords);
  return { hex: shade === undefined ? own.hex : shaded(own.hex, shade), isFluorescent };
}

/** The name as a whole, or its longest part, as CSS has it. */
function cssHex(words: readonly string[]): string | undefined {
  const names = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join('')),
  );
  const known = names
    .toSorted((one, other) => other.length - one.length)
    .find((name) => Object.hasOwn(cssColours, name));
  const parts = known === undefined ? undefined : cssColours[known];
  return parts && hexOf(parts);
}

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A third of the way to white or black. */
function shaded(hex: string, end: number): string {
  const parts = [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));
  return hexOf(parts.map((part) => part + (end - part) / 3));
}
