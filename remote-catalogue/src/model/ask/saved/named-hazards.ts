import { conditionsOf } from '../read-address';
import type { Condition } from '../../../../articles/facets/conditions';
import { columnWith } from '../../../../articles/facets/facets';
import { denyingWords, joinedWords, qualityWords, searchWords, type SearchWord } from '../search-words';
import hazardWords from './hazard-words.json';

/** A hazard that a text names, and the page that asks for the same. */
export interface NamedHazard {
  /** As it is written. */
  readonly written: string;
  /** `Sharp edges – Glass, blades`. */
  readonly label: string;
  readonly path: string;
}

const byWords = new Map(
  hazardWords.flatMap((hazard) =>
    hazard.words.map((term) => [joinedWords(searchWords(term)), hazard] as const),
  ),
);

/** Columns that say how well an article resists cutting: a text that names a level has decided itself. */
const cutColumns: ReadonlySet<string> = new Set(['cut', 'coup', 'ansi', 'edges']);

/** What is done with a hazard, which says no more than its name. */
const handles = /^(?:handl|pick|carry|lift|mov|cutt|hold|sort|load)ing$/;

/**
 * Puts the level that a hazard asks for in the place of its words: `glass` is ISO cut E, as on the page of that hazard.
 *
 * @param where gets the conditions
 */
export function withoutHazards(
  words: readonly SearchWord[],
  where: Condition[],
): { readonly hazards: readonly NamedHazard[]; readonly words: readonly SearchWord[] } {
  const hazards: NamedHazard[] = [];
  const left: SearchWord[] = [];
  const isOfGloves = words.some(({ word }) => /^(?:glove|gauntlet)$/.test(word));
  for (let place = 0; place < words.length;) {
    const [length, hazard] = hazardAt(words.slice(place), isOfGloves);
    const own = hazard && !denyingWords.has(words[place - 1]?.word ?? '') ? conditionsOf(hazard) : [];
    const isDecided =
      own.some(({ column }) => cutColumns.has(column)) && where.some(({ column }) => cutColumns.has(column));
    const written = words.slice(place, place + length);
    const isHazard = own.length > 0 && !isDecided;
    if (isHazard && hazard) {
      hazards.push({ ...hazard, written: written.map((word) => word.written).join(' ') });
      const isOpen = ({ column }: Condition) =>
        columnWith(column)?.kind === 'choice' || !where.some((each) => each.column === column);
      where.push(...own.filter(isOpen));
    } else left.push(...written);
    // `Acetone resistant` is one thing.
    if (isHazard && qualityWords.has(words[place + length]?.word ?? '')) place++;
    place += length;
  }
  return { hazards, words: hazards.length === 0 ? left : left.filter(({ word }) => !handles.test(word)) };
}

/** The hazard that one or two words name. */
function hazardAt(words: readonly SearchWord[], isOfGloves: boolean) {
  for (let length = 2; length > 0; length--) {
    const hazard = byWords.get(joinedWords(words.slice(0, length)));
    if (hazard && !(hazard.isBody && isOfGloves) && words.length >= length) return [length, hazard] as const;
  }
  return [1, undefined] as const;
}
