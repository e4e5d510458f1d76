import { standardNames, type RatedStandard } from './standard-names';

/** A place of a marking as a sentence names it. */
interface NamedPlace {
  readonly standard: RatedStandard;
  /** `welding class`. */
  readonly name: string;
}

/** A word that the marking prints in front of its level: `Class 2`, `ELIM 8 cal/cm²`. */
const wordBefore = /^\p{L}{3,} /u;

/** The printed level as it stands behind the name of its place, which already has its words: `2` of `Class 2`. */
export function levelBehind(name: string, printed: string): string {
  const level = printed.replace(wordBefore, '');
  const word = /^\p{L}{3,}/u.exec(level)?.[0].toLowerCase();
  return word !== undefined && name.startsWith(word) ? '' : level;
}

/** Names places in a sentence about all of these; with the standard where two standards share a name. */
export function placeNames(places: readonly NamedPlace[]): (place: NamedPlace) => string {
  const isShared = ({ standard, name }: NamedPlace) =>
    places.some((other) => other.name === name && other.standard !== standard);
  return (place) =>
    isShared(place)
      ? `${standardNames[place.standard].label.replaceAll(' ', '\u00a0')} ${place.name}`
      : place.name;
}
