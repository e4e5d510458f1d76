import type { SearchWord } from './search-words';

/** Units that articles do not state, in millimetres. */
const units: Readonly<Record<string, number>> = { inch: 25.4, in: 25.4, cm: 10 };

/** Articles state full centimetres, which an inch seldom is. */
const roundMm = 10;

/** The lengths in millimetres that articles may state for one in inches or centimetres: `14 inch` is 350 or 360. */
export function lengthsIn([figures, unit]: readonly Pick<SearchWord, 'word'>[]): readonly string[] {
  const mm = Number(figures?.word) * (units[unit?.word ?? ''] ?? Number.NaN);
  if (Number.isNaN(mm)) return [];
  return [...new Set([Math.floor(mm / roundMm), Math.ceil(mm / roundMm)])].map((tens) =>
    String(tens * roundMm),
  );
}
