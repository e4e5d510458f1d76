import { isGloveType } from '../../../articles/product-types';
import type { MarkingCodes, ProductRow } from '../../../articles/product-row';
import { isGloveStandard } from '../../../articles/standards/standard-families';
import { ratedStandards, type RatedStandard } from '../../../articles/standards/standard-names';
import { protectionPlaces, statedPlaces, type ProtectionPlace } from '../../../articles/stated-places';

/** What is to be replaced. */
export interface Wanted {
  /** Its markings, by standard. */
  readonly codes: MarkingCodes;
  /** The article itself, which is no alternative to itself; absent for a marking from another label. */
  readonly article?: ProductRow;
}

/** The articles that reach every level of a marking, and why others do not. */
export interface EqualOrBetter {
  /** The levels that were asked for. */
  readonly places: readonly ProtectionPlace[];
  /** The nearest first. */
  readonly found: readonly Alternative[];
  /** Articles without a lower level, but not tested for, or silent about, one of the levels at least. */
  readonly untested: number;
  /** Articles that were compared. */
  readonly compared: number;
}

/** An article that is equal or better. */
export interface Alternative {
  readonly row: ProductRow;
  /** Places in which it reaches more, as it prints them, each with what was asked for. */
  readonly higher: readonly HigherPlace[];
}

/** A place in which an alternative reaches more. */
export interface HigherPlace {
  readonly standard: RatedStandard;
  readonly name: string;
  readonly printed: string;
  /** What was asked for, as printed. */
  readonly wanted: string;
  /** Levels between the two. */
  readonly steps: number;
}

/** The levels that markings state. */
export const wantedPlaces = (codes: MarkingCodes): readonly ProtectionPlace[] =>
  ratedStandards.flatMap((standard) => {
    const code = codes[standard];
    return code === undefined ? [] : statedPlaces(standard, code);
  });

/**
 * The articles that state at least the same level wherever a level is asked for. X and what is not stated never count as
 * equal; what has no ranked levels, such as the types of EN 12477, must be the same. Gloves are compared with gloves, a
 * garment with garments of its kind.
 */
export function findEqualOrBetter(rows: readonly ProductRow[], wanted: Wanted): EqualOrBetter {
  const places = wantedPlaces(wanted.codes);
  if (places.length === 0) return { places, found: [], untested: 0, compared: 0 };
  const compared = rows.filter(isComparable(places, wanted));
  const judge = judgeOf(places);
  const found: Alternative[] = [];
  let untested = 0;
  for (const row of compared) {
    const verdict = judge(row.facts?.codes ?? {});
    if (verdict === 'untested') untested++;
    else if (verdict !== 'lower') found.push({ row, higher: verdict });
  }
  const distance = ({ higher }: Alternative) => higher.reduce((sum, { steps }) => sum + steps, 0);
  found.sort((one, other) => distance(one) - distance(other));
  return { places, found, untested, compared: compared.length };
}

/** Whether levels are those of gloves; other ones are of what is worn on the body. */
export const askForGloves = (places: readonly ProtectionPlace[]): boolean =>
  places.some(({ standard }) => isGloveStandard(standard));

function isComparable(places: readonly ProtectionPlace[], { article }: Wanted) {
  const areGloves = askForGloves(places);
  return ({ articleNo, type, facts }: ProductRow): boolean =>
    articleNo !== article?.articleNo &&
    isGloveType(type) === areGloves &&
    (areGloves || article === undefined || facts?.kind === article.facts?.kind);
}

type Verdict = 'lower' | 'untested' | readonly HigherPlace[];

/** Judges each combination of markings once. */
function judgeOf(places: readonly ProtectionPlace[]): (codes: MarkingCodes) => Verdict {
  const standards = [...new Set(places.map(({ standard }) => standard))];
  const known = new Map<string, Verdict>();
  return (codes) => {
    const key = standards.map((standard) => codes[standard] ?? '–').join('|');
    const verdict = known.get(key) ?? verdictOn(places, codes);
    known.set(key, verdict);
    return verdict;
  };
}

function verdictOn(places: readonly ProtectionPlace[], codes: MarkingCodes): Verdict {
  const pairs = places.map((place) => ({ place, own: ownPlace(place, codes) }));
  if (pairs.some(({ place, own }) => own && !isReached(place, own))) return 'lower';
  if (pairs.some(({ own }) => !own)) return 'untested';
  return pairs.flatMap(({ place, own }): readonly HigherPlace[] =>
    own && own.level > place.level ? [higherPlace(place, own)] : [],
  );
}

const higherPlace = (wanted: ProtectionPlace, own: ProtectionPlace): HigherPlace => ({
  standard: own.standard,
  name: own.name,
  printed: own.printed,
  wanted: wanted.printed,
  steps: own.level - wanted.level,
});

/** What the markings say of a place; `undefined` for X and for what is not stated. */
function ownPlace({ key, standard }: ProtectionPlace, codes: MarkingCodes): ProtectionPlace | undefined {
  const code = codes[standard];
  if (code === undefined) return undefined;
  const place = protectionPlaces(standard, code).find((own) => own.key === key);
  return place?.state === 'level' || place?.state === 'zero' ? place : undefined;
}

const isReached = (place: ProtectionPlace, own: ProtectionPlace): boolean =>
  place.isRanked ? own.level >= place.level : own.level === place.level;
