import type { Suggestion } from 'shared-types';
import type { ProductRow } from '../product-row';
import { isGloveType } from '../product-types';
import { sizeGuidePath } from '../size-guide-path';
import { beginsWords, typedWords } from './typed-words';

const commonNames = ['size chart', 'size guide', 'sizes', 'which size', 'sizing'];

/** What visitors may call the guides. */
const guides = [
  {
    system: 'glove',
    title: 'Glove sizes',
    names: [...commonNames, 'glove size', 'hand size', 'measure hand'],
  },
  {
    system: 'garment',
    title: 'Garment sizes',
    names: [...commonNames, 'garment size', 'clothing size', 'chest size', 'measure chest'],
  },
] as const;

/** Half of a name must be typed. */
const isNamed = (name: string, typed: readonly string[]): boolean =>
  typed.length * 2 >= typedWords(name).length && beginsWords(name, typed);

/** The guides to the sizes of what the catalogue has, where a text means them. */
export function suggestSizeGuides(rows: readonly ProductRow[], text: string): readonly Suggestion[] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  return guides
    .filter(({ names }) => names.some((name) => isNamed(name, typed)))
    .filter(({ system }) => rows.some(({ type }) => isGloveType(type) === (system === 'glove')))
    .map(({ system, title }) => ({ path: sizeGuidePath(system), title }));
}
