import type { SearchWord } from './search-words';

/** Units of lengths, in millimetres. */
const units: Readonly<Record<string, number>> = { inch: 25.4, in: 25.4, cm: 10, mm: 1 };

/** Articles state full or half centimetres, which an inch seldom is. */
const roundMm = 10;
const stepMm = 5;

/** A length in words, in millimetres: `14 inch`, `35cm`; not a number where they are none. */
function lengthIn(words: readonly Pick<SearchWord, 'word'>[]): number {
  const text = words.map(({ word }) => word).join('');
  const [, figures, unit = ''] = /^(\d+)(\p{L}+)$/u.exec(text) ?? [];
  return Number(figures) * (units[unit] ?? Number.NaN);
}

/** The word for the length of an article. */
export const lengthWord = (mm: string): string => `${mm}mm`;

/** The lengths in millimetres that articles may state for one that is asked for: `14 inch` is 350 or 360. */
export function lengthsIn(words: readonly Pick<SearchWord, 'word'>[]): readonly string[] {
  const mm = lengthIn(words);
  if (Number.isNaN(mm)) return [];
  if (mm % stepMm === 0) return [String(mm)];
  return [Math.floor(mm / roundMm), Math.ceil(mm / roundMm)].map((tens) => String(tens * roundMm));
}

/** From here on a length is that of a glove, and a longer one will do; below it may be the width of a tape. */
const shortestGloveMm = 200;
const longerByMm = 60;

/** Lengths in millimetres that are a little longer than the one that is asked for, the next first. */
export function longerThan(words: readonly Pick<SearchWord, 'word'>[]): readonly string[] {
  const mm = lengthIn(words);
  if (!(mm >= shortestGloveMm)) return [];
  const next = (Math.floor(mm / stepMm) + 1) * stepMm;
  return Array.from({ length: longerByMm / stepMm }, (_, step) => String(next + step * stepMm));
}
