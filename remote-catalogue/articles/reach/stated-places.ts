import { uncapitalised } from '../capitals';
import type { PlaceForm } from '../standards/marking-form';
import { markingForms } from '../standards/marking-forms';
import { readMarking } from '../standards/read-marking';
import type { PlaceState } from '../standards/read-places';
import type { RatedStandard } from '../standards/standard-names';
import { placeText } from '../standards/standard-texts';
import namesInSentences from '../standards/texts/names-in-sentences.json';

/** A place of a marking that says something about protection. */
export interface ProtectionPlace {
  /** `en388 abrasion`. */
  readonly key: string;
  readonly standard: RatedStandard;
  /** `abrasion`. */
  readonly name: string;
  /** As printed. */
  readonly printed: string;
  readonly state: PlaceState;
  /** The reached level; 0 if none is. */
  readonly level: number;
  /** Whether a higher level is also good for what asks for a lower one. */
  readonly isRanked: boolean;
}

/** Many articles have the same marking: each is read once. */
const known = new Map<string, readonly ProtectionPlace[]>();

/** All places of a marking; none of dexterity, which is not protection. */
export function protectionPlaces(standard: RatedStandard, code: string): readonly ProtectionPlace[] {
  if (standard === 'iso21420') return [];
  const name = `${standard} ${code}`;
  const read = known.get(name) ?? readPlaces(standard, code);
  known.set(name, read);
  return read;
}

function readPlaces(standard: RatedStandard, code: string): readonly ProtectionPlace[] {
  const forms: readonly PlaceForm[] = markingForms[standard].places;
  return readMarking(standard, code).map(({ key, character, state, level }) => ({
    key: `${standard} ${key}`,
    standard,
    name: spokenName(standard, key),
    printed: character,
    state,
    level,
    isRanked: forms.find((form) => form.key === key)?.isRanked !== false,
  }));
}

/** Short names of places in a sentence, by standard and key. */
const shortNames: Readonly<Record<string, string>> = namesInSentences.places;

function spokenName(standard: RatedStandard, key: string): string {
  const short = shortNames[`${standard} ${key}`];
  if (short) return short;
  const label = placeText(standard, key)?.label ?? key;
  return uncapitalised(label);
}
