import type { MarkingForm, PlaceForm } from '../standards/marking-form';
import { markingForms } from '../standards/marking-forms';
import { printMarking } from '../standards/print-marking';
import type { RatedStandard } from '../standards/standard-names';

/** What a label prints, read with more patience than the printed form itself. */
interface Printed {
  /** As the standard prints it; empty if no place is stated. */
  readonly code: string;
  /** Characters that belong to no place, as they were typed. */
  readonly unread: string;
}

/** Words and signs that labels print beside the levels. */
const besides = /\b(?:TYPE|CLASS|LEVEL|CUT|IMPACT|DEXTERITY|PERFORMANCE|BARRIER|CAL|CM2)\b|[^A-Z\d]+/gi;

/**
 * Reads the parts of a marking in any order and case, joined or apart: `class 2`, `a1b1c1`, `Cut A4`.
 *
 * @param standard one whose marking has parts
 */
export function readPrinted(standard: RatedStandard, text: string): Printed {
  const { places }: MarkingForm = markingForms[standard];
  let rest = text.normalize('NFKC');
  const read = places.map((place, index) => {
    const [character, printed] = firstIn(rest, place, index === 0);
    rest = rest.replace(printed, ' ');
    return { character };
  });
  return { code: printMarking(standard, read), unread: rest.replaceAll(besides, ' ').trim() };
}

/** A part as the standard prints it, and as it stands in the text; twice nothing if it does not. */
function firstIn(text: string, place: PlaceForm, isFirst: boolean): readonly [string, string] {
  const { levels = [String.raw`\d+(?:[.,]\d+)?`], before = '', after = '' } = place;
  for (const level of levels.toSorted((one, other) => other.length - one.length)) {
    const figure = place.levels ? loosely(level) : level;
    const match = new RegExp(atEdges(`${beforeIn(before, isFirst)}(${figure})`, place), 'i').exec(text);
    if (match) return [`${before}${place.levels ? level : match[1]?.replace(',', '.')}${after}`, match[0]];
  }
  return ['', ''];
}

/** The word of the first place may be left out: `Class 1 A1` is also printed `1 A1`. */
function beforeIn(before: string, isFirst: boolean): string {
  if (!before.endsWith(' ')) return before && `${before}\\s*`;
  return `(?:${before.trim()}(?:\\s*(?:CLASS|LEVEL))?\\s*)${isFirst ? '?' : ''}`;
}

/** Neither within a word nor within a number. */
const atEdges = (pattern: string, { runsOn }: PlaceForm): string =>
  runsOn ? pattern : `(?<![A-Z])(?<![\\d.](?=\\d))${pattern}(?!(?<=[A-Z])[A-Z])(?!(?<=\\d)\\d)`;

/** `PB[6]` is also printed `PB 6`. */
const loosely = (level: string): string =>
  Array.from(level, (sign) => (/[[\]]/.test(sign) ? `\\${sign}?` : sign)).join('\\s*');
