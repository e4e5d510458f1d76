import type { MarkingCodes } from '../product-row';
import { levelBehind, placeNames } from '../standards/place-words';
import { ratedStandards, type RatedStandard } from '../standards/standard-names';
import { protectionPlaces, type ProtectionPlace } from './stated-places';

/** A level that is not the one beside it; at least one of the two is reached. */
export interface LevelChange {
  readonly kind: 'higher' | 'lower' | 'silent' | 'added';
  /** Place that it stands beside. */
  readonly place: ProtectionPlace;
  /** Level as printed. */
  readonly own: string;
}

/** In what levels some codes differ from those beside them, standard by standard. */
export const levelChanges = (own: MarkingCodes, beside: MarkingCodes): readonly LevelChange[] =>
  ratedStandards.flatMap((standard) => {
    const stated = placesOf(own, standard);
    return placesOf(beside, standard).flatMap((place, at): readonly LevelChange[] => {
      const kind = changeKind(stated[at], place);
      return kind ? [{ kind, place, own: stated[at]?.printed ?? '' }] : [];
    });
  });

function changeKind(
  own: ProtectionPlace | undefined,
  { state, level }: ProtectionPlace,
): LevelChange['kind'] | undefined {
  if (own?.state !== 'level') return state === 'level' ? 'silent' : undefined;
  if (state !== 'level') return 'added';
  return own.level === level ? undefined : own.level > level ? 'higher' : 'lower';
}

/** The places of a code, those that protect from something. */
export function placesOf(codes: MarkingCodes, standard: RatedStandard): readonly ProtectionPlace[] {
  const code = codes[standard];
  return code === undefined ? [] : protectionPlaces(standard, code);
}

/** The levels that some codes state. */
export const levelsOf = (codes: MarkingCodes): readonly ProtectionPlace[] =>
  ratedStandards.flatMap((standard) => placesOf(codes, standard)).filter(({ state }) => state === 'level');

/** The levels of markings in words: `abrasion 4, tear 4, ISO cut D, impact P`. */
export function levelsInWords(codes: MarkingCodes): string {
  const levels = levelsOf(codes);
  const nameOf = placeNames(levels);
  return levels
    .map((place) => `${nameOf(place)} ${levelBehind(place.name, place.printed)}`.trim())
    .join(', ');
}
