import { namedTraits } from '../../../articles/stated-traits';
import { isDenied, wordStem } from './search-words';

/** What an article is found by. */
export type SearchField = NamingField | PageField | 'number' | 'standards' | 'facts' | 'sizes';
type NamingField = 'title' | 'type' | 'kind';
type PageField = 'texts' | 'stated';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that tell one family of articles from the other: a jacket is no glove because gloves are worn with it. */
export const familyWords: ReadonlySet<string> = new Set(['glove', 'garment']);
/** What is worn with gloves and garments. Descriptions name it: an article that fits over boots is no boot. */
const otherWear = setOf(
  'boot shoe footwear clog helmet hat cap goggle spectacle visor shield mask respirator earplug earmuff defender harness sock underwear mitten mitt',
);
/** Hazards that a name alone is no protection against; a text that speaks of one claims nothing. */
const hazards: ReadonlySet<string> = new Set(
  'acetone acid alkali ammonia arc arrest asbestos atex bacteria bacterial ballistic bee beekeeper beekeeping biohazard biological bite bleach blood boning bullet butcher caustic chainsaw chemical chemo chemotherapy chlorine cleanroom cold crush cryogenic cytotoxic dielectric diesel dryice electric electrical electrician exam examination explosion explosive fire firefighter firefighting flame flammable food freezer fuel gas hazmat heat hot impact infection kerosene laser lead meat molten motorbike motorcycle motorcyclist multinorm needle needlestick nitrogen nuclear pathogen pesticide petrochemical petrol pinch radiation radioactive ray refrigerant retardancy sandblasting shock snake solvent spark spraying stab steam sterile sting surgical syringe theatre thinner toxic ultraviolet uv vibration viral virus volt voltage water winter xray zero'
    .split(' ')
    .map(wordStem),
);
const quality = /(?:proof|resistant|resistance|retardant)$/;
const traits: ReadonlySet<string> = new Set(namedTraits);

/**
 * Names of standards, their codes and levels (`S3`, `class 0`), what is resistant to something, figures in °C and V, as
 * words that are joined to one.
 */
const protection =
  /^std|^(?!size)[a-z]{1,4}\d|^(?:level|class|grade|type|cat(?:egory)?)(?:[a-z\d]|iv)$|(?:proof|resistant|resistance|retardant|free|insulating|insulation)$|^[1-9]\d{2,}(?:c|degree|k?v|volt)$/;

/** Whether words, which are joined to one, are what an article protects against: nothing else is an answer to them. */
export const isProtection = (joined: string): boolean =>
  protection.test(joined) || hazards.has(joined) || traits.has(joined);

/** Whether words, which are joined to one, are a hazard: `chain saw`. */
export const isHazardName = (joined: string): boolean => hazards.has(joined);

/** Whether a word names what the catalogue does not have. */
export const isOtherWear = (word: string): boolean => otherWear.has(word);

const namingFields: ReadonlySet<SearchField> = new Set(['title', 'type', 'kind']);
const pageFields: ReadonlySet<SearchField> = new Set(['texts', 'stated']);

/** Whether a word of a field says what an article is. A single figure tells nothing but a size or a level, a single letter nothing but a size. */
export function isKept(word: string, field: SearchField): boolean {
  if (isDenied(word)) return field === 'title' || pageFields.has(field);
  if (pageFields.has(field) && hazards.has(word.replace(quality, ''))) return false;
  if (familyWords.has(word) || otherWear.has(word)) return namingFields.has(field);
  return (
    field === 'sizes' || field === 'number' || word.length > 1 || (field === 'standards' && /\d/.test(word))
  );
}
