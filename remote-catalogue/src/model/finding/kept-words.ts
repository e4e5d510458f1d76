/** What an article is found by. */
export type SearchField = 'number' | 'title' | 'standards' | 'type' | 'kind' | 'texts' | 'facts' | 'sizes';

/** Words that tell one family of articles from the other: a jacket is no glove because gloves are worn with it. */
export const familyWords: ReadonlySet<string> = new Set(['glove', 'garment']);
/** What is worn with gloves and garments. Descriptions name it: an article that fits over boots is no boot. */
const otherWear: ReadonlySet<string> = new Set(
  'boot shoe footwear clog helmet hat cap goggle spectacle visor shield mask respirator earplug earmuff defender harness sock'.split(
    ' ',
  ),
);
/** Rubber gloves for live working are tested to a voltage: those that keep warm are none. */
const voltage = /^(?:\d+k?v(?:olts?)?|volt|voltage|electrical(?:ly)?insulat(?:ing|ion)|dielectric)$/;

/** Whether nothing else is an answer to words, which are joined to one. */
export const mustBeFound = (joined: string): boolean =>
  otherWear.has(joined) || joined === 'chainsaw' || voltage.test(joined);

const namingFields: ReadonlySet<SearchField> = new Set(['title', 'type', 'kind']);

/** Whether a word of a field says what an article is. A single figure tells nothing but a size or a level, a single letter nothing but a size. */
export function isKept(word: string, field: SearchField): boolean {
  if (familyWords.has(word) || otherWear.has(word)) return namingFields.has(field);
  return (
    field === 'sizes' || field === 'number' || word.length > 1 || (field === 'standards' && /\d/.test(word))
  );
}
