import type { StandardFact } from 'shared-types';

/** The example of a standard in words: `Abrasion: level 4 of 4; Cut: not tested`. */
export const exampleInWords = ({ places }: StandardFact): string =>
  places
    .filter(({ printed }) => printed !== '')
    .map(({ name, words, printed }) => `${name}: ${words || printed}`)
    .join('; ');
