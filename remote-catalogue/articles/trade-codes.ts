import { fact, type ArticleFact } from './facts/article-facts';
import type { Gtin, ProductExt } from './product';

/** The last digit of a GTIN: the others count three times and once in turn, from the right, up to a multiple of ten. */
function checkDigit(others: string): number {
  const sum = Array.from(others, Number)
    .reverse()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Fault of a text as a GTIN-8, -12, -13 or -14 (GS1 General Specifications), as the rest of a sentence. */
export function gtinFault(text: string): string | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return 'must be 8, 12, 13 or 14 digits';
  const [own, right] = [Number(text.slice(-1)), checkDigit(text.slice(0, -1))];
  if (own === right) return undefined;
  return `has the check digit ${own}; of these digits it is ${right}. Look for a mistyped digit`;
}

/** `9521234567899 (size 9, Black)`. */
export function gtinText({ gtin, size, colour }: Gtin): string {
  const of = [size && `size ${size}`, colour].filter(Boolean).join(', ');
  return of ? `${gtin} (${of})` : gtin;
}

/** Where an article is from, and the numbers that it is ordered by. */
export const codeFacts = ({ origin, gtins = [] }: ProductExt): readonly ArticleFact[] => [
  ...fact('Country of origin', origin),
  ...fact('GTIN', gtins.map(gtinText).join('; ')),
];
