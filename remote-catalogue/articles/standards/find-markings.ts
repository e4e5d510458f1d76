import type { MarkingForm, PlaceForm } from './marking-form';
import { markingForms } from './marking-forms';
import { printMarking } from './read-marking';
import { ratedStandards, standardNames, type RatedStandard, type StandardName } from './standard-names';

/** A marking in a text, and where it stands. */
export interface FoundMarking {
  readonly standard: RatedStandard;
  /** As the standard prints it. */
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** Any case, and any space or none where the print has one. */
const loosely = (text: string): string =>
  Array.from(text, (character) => {
    if (character === ' ') return String.raw`\s*`;
    if (character === '²') return '[²2]?';
    const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
    return lower === upper ? escaped(character) : `[${lower}${upper}]`;
  }).join('');

/** Letters that run on are capitals: `acid` is no row of chemicals. */
function placePattern({ levels, besides = [], before = '', after = '', runsOn }: PlaceForm): string {
  const own = levels ? [...levels, ...besides].map(runsOn ? escaped : loosely) : [String.raw`\d+(?:\.\d+)?`];
  return `${loosely(before)}(?:${own.join('|')})${loosely(after)}`;
}

/** Positions that a label of EN 388 may leave out: edition 2003 had four, and the last two were added one by one. */
const optional: Partial<Record<RatedStandard, number>> = { en388: 2 };

function codePattern(standard: RatedStandard): string {
  const { kind, places, separator = '' }: MarkingForm = markingForms[standard];
  const parts = places.map(placePattern);
  if (kind === 'places') {
    const whole = parts.length - (optional[standard] ?? 0);
    return parts.map((part, place) => (place < whole ? part : `(?:${part})?`)).join(String.raw`[\s.]?`);
  }
  const [first = ''] = parts;
  const others = parts.slice(places.some(({ runsOn }) => runsOn) ? 1 : 0).join('|');
  const between = String.raw`\s*${escaped(separator.trim())}?\s*`;
  // The letters of chemicals follow their type.
  return `(?:${others === parts.slice(1).join('|') ? first : others})(?:${between}(?:${others}))*`;
}

const issuer = String.raw`(?:(?:BS|DIN|NF|UNI|UNE)\s?)?`;
const edition = String.raw`(?:\s*[:(-]\s*(?:19|20)\d\d\)?)?(?:\s*\+\s*A\d(?::\s*(?:19|20)?\d\d)?)?`;

/** Also with one of EN and ISO or none of them, with one of the two names of an American one, and without its part. */
const namePattern = (label: string): string =>
  loosely(label)
    .replace(
      loosely('EN ISO '),
      `(?:(?:${loosely('EN')}|(?:${loosely('EN ')})?${loosely('ISO')})${loosely(' ')})?`,
    )
    .replace(loosely('ANSI/'), `(?:${loosely('ANSI')}[/ ]?)?`)
    .replace(loosely('ISEA '), `(?:${loosely('ISEA')})?${loosely(' ')}`);

const bound = (pattern: string, end = ''): string =>
  String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}]${end})`;

/** The name of a standard with its issuer, edition and the word before its code. */
function fullName(standard: RatedStandard): string {
  const { label, before = '' }: StandardName = standardNames[standard];
  const name = `${issuer}${namePattern(label)}(?![\\d-]\\d?(?!\\d{3}))${edition}`;
  return `${name}[\\s:]*(?!(?:19|20)\\d\\d(?![A-FXP\\d]))(?:${loosely(before)})?`;
}

const named = ratedStandards.map((standard) => {
  const { after = '' }: StandardName = standardNames[standard];
  const pattern = `${fullName(standard)}(?<code>${codePattern(standard)})(?:${loosely(after)})?`;
  return [standard, new RegExp(bound(pattern, '|[.-]\\d'), 'gu')] as const;
});

/** Standards whose codes no other text looks like. */
const unnamed = [
  ['en388', new RegExp(bound('[0-4X][0-5X][0-4X]{2}(?:[A-F][PX]?|XP?|P)'), 'giu')],
  ['en388', new RegExp(bound('[0-4X] [0-5X] [0-4X] [0-4X] [A-F]'), 'giu')],
  ['iec61482', new RegExp(bound(codePattern('iec61482')), 'gu')],
] as const;

/** The standard whose name a text begins with, and what stands behind its name; `undefined` for none. */
export function firstStandard(text: string): Pick<FoundMarking, 'standard' | 'code'> | undefined {
  for (const standard of ratedStandards) {
    const name = new RegExp(`^${fullName(standard)}`, 'u').exec(text)?.[0];
    if (name !== undefined) return { standard, code: text.slice(name.length).trim() };
  }
  return undefined;
}

/** The markings of a text, printed or nearly so, in their order: the name of a standard and its code. */
export function findMarkings(text: string): readonly FoundMarking[] {
  const found: FoundMarking[] = [];
  const isFree = (start: number, end: number) =>
    found.every((each) => end <= each.start || start >= each.end);
  const add = (standard: RatedStandard, written: string, [start, end]: readonly [number, number]) => {
    const code = printedCode(standard, written);
    if (code !== undefined && isFree(start, end)) found.push({ standard, code, start, end });
  };
  for (const [standard, pattern] of [...named, ...unnamed])
    for (const match of text.matchAll(pattern))
      add(standard, match.groups?.['code'] ?? match[0], [match.index, match.index + match[0].length]);
  return found.sort((one, other) => one.start - other.start);
}

/** A code as its standard prints it; `undefined` where nothing of it can be printed. */
function printedCode(standard: RatedStandard, written: string): string | undefined {
  const { kind, places }: MarkingForm = markingForms[standard];
  if (kind === 'places') {
    const characters = written.toUpperCase().replaceAll(/[\s.-]/g, '');
    // `4544P` leaves position 5 open.
    return standard === 'en388' ? characters.replace(/^(.{4})P$/, '$1XP') : characters;
  }
  let rest = written;
  const characters = places.map((place) => {
    const match = new RegExp(placePattern(place)).exec(rest);
    if (!match) return { character: '' };
    rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length);
    return { character: canonical(place, match[0]) };
  });
  const code = printMarking(standard, characters);
  return code === '' && written !== '' ? undefined : code;
}

function canonical({ levels, besides = [], before = '', after = '' }: PlaceForm, written: string): string {
  const plain = written.toLowerCase().replaceAll(' ', '');
  const figure = levels
    ? [...levels, ...besides].find((each) => plain.endsWith((each + after).toLowerCase().replaceAll(' ', '')))
    : /\d+(?:\.\d+)?/.exec(written)?.[0];
  return before + (figure ?? '') + after;
}
