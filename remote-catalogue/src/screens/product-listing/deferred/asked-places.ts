import { en388PlaceNames } from '../../../../articles/en388';
import { columnWith } from '../../../../articles/facets/facets';
import type { Chosen } from '../../../model/listing/selection';
import type { AskedPlace } from '../list-view';

/** Keys of the columns in the order of the marking. */
const columns = ['abr', 'coup', 'tear', 'punc', 'cut', 'imp.p'];

/** What a search asks of the six places of EN 388; empty if it asks for none of them. */
export function askedPlaces(chosen: Chosen): readonly AskedPlace[] {
  if (!columns.some((key) => chosen[key])) return [];
  return columns.map((key, place) => askedPlace(en388PlaceNames[place] ?? '', key, chosen[key]?.[0]));
}

function askedPlace(name: string, key: string, value: string | undefined): AskedPlace {
  const column = columnWith(key);
  const choices = column?.kind === 'at-least' ? column.levels : [];
  const level = choices.findIndex((choice) => choice.value === value) + 1;
  if (value === undefined || level === 0) {
    return {
      name,
      character: value === undefined ? 'X' : '0',
      words: value === undefined ? 'any' : 'tested',
      level,
      levels: choices.length,
    };
  }
  const character = choices[level - 1]?.name ?? '';
  return {
    name,
    character,
    level,
    levels: choices.length,
    words: wordsOf({ character, level, levels: choices.length }),
  };
}

function wordsOf({ character, level, levels }: Omit<AskedPlace, 'name' | 'words'>): string {
  if (levels === 1) return 'must pass';
  return level === levels ? `${character} required` : `${character} or better`;
}
