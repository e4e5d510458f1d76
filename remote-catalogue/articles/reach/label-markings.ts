import type { MarkingCodes } from '../product-row';
import { markingText } from '../ratings';
import { findMarkings, firstStandard } from '../standards/find-markings';
import markingExamples from '../standards/marking-examples.json';
import { en388Rule } from '../standards/rules/glove-rules';
import { ratedStandards, standardNames, type RatedStandard } from '../standards/standard-names';
import { labelConditions } from './marking-conditions';

/** A marking as it was read from another maker's label. */
export type LabelReading =
  | { readonly kind: 'marking'; readonly codes: MarkingCodes; readonly isOldEdition: boolean }
  | { readonly kind: 'error'; readonly message: string };

/** A label that could not be read. */
export const error = (message: string): LabelReading => ({ kind: 'error', message });

/** Says what to enter where nothing is. */
const askForMarking = 'Enter the marking from the label, for example 4X43DP.';

const noLevel = 'This marking has no protection level. Enter one that has, for example 4X43DP.';

/** A comma, or a space before the next name. */
const betweenStandards = /\s*,\s*|(?<!\b(?:BS|DIN|EN))\s+(?=(?:BS|DIN|EN|ISO|IEC|ANSI|ISEA)\b)/i;

const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Reads the codes of standards as they are printed: `EN 388:2016 4X43DP, EN ISO 20471 class 2`. Without a name it is one of EN 388, or
 * a cut level of ANSI/ISEA 105.
 */
export function readMarkings(text: string): LabelReading {
  const read = text.split(betweenStandards).filter(saysSomething).map(readPart);
  const message = read.find((part) => typeof part === 'string');
  if (read.length === 0) return error(askForMarking);
  if (message !== undefined) return error(message);
  const parts = read.filter((part) => typeof part !== 'string');
  const codes: MarkingCodes = Object.fromEntries(parts.map(({ standard, code }) => [standard, code]));
  if (Object.keys(codes).length < parts.length) return error('Enter each standard once.');
  if (labelConditions(codes).length === 0) return error(noLevel);
  return { kind: 'marking', codes, isOldEdition: parts.some((part) => part.isOldEdition) };
}

interface ReadPart {
  readonly standard: RatedStandard;
  /** As the standard prints it. */
  readonly code: string;
  readonly isOldEdition?: boolean;
}

/** True if a text begins with the name of a standard, one of these or another one. */
const namesStandard = (text: string): boolean =>
  /^(?:BS|DIN|EN|ISO|IEC|ANSI|ISEA|AAMI|ASTM|NFPA)\b|^(?:EN|ISO|IEC)\d/i.test(text);

const withoutSpaces = (text: string): string => text.replaceAll(/[\s.-]/g, '');

/** A part with the name of its standard, which a label may leave out. */
function withName(part: string): string {
  const level = /^(?:(?:ANSI|ISEA)[/ ]?)*(?:cut )?(?:level )?(A[1-9])$/i.exec(part)?.[1];
  if (level !== undefined) return markingText('ansi105', { code: level });
  const isCode = !namesStandard(part) && /^[\dA-FPX]+$/i.test(withoutSpaces(part));
  return isCode ? markingText('en388', { code: part }) : part;
}

/** @returns a text that says what is wrong, where nothing can be read */
function readPart(text: string): ReadPart | string {
  const part = text.trim().replaceAll(/(?<=\b[\dA-FPX])-(?=[\dA-FPX]\b)/gi, '');
  const whole = withName(part);
  const [found] = findMarkings(whole);
  const left = found ? whole.slice(0, found.start) + whole.slice(found.end) : '';
  if (saysSomething(left)) return notRead(left.trim());
  const named = found ?? firstStandard(whole);
  if (!named) return namesStandard(part) ? notCompared(part) : notRead(part);
  const { standard, code } = named;
  const { label } = standardNames[standard];
  if (!found && code === '') return `Enter the code after ${label}, for example ${exampleOf(standard)}.`;
  if (standard === 'en388') return readEn388(code);
  return found
    ? { standard, code }
    : `“${code}” is not a marking to ${label}. Example: ${exampleOf(standard)}.`;
}

const notRead = (text: string): string =>
  `“${text}” is not part of a marking. Enter the marking alone, for example ${markingExamples.en388}. For other standards, enter the name first: EN 407 413X4X.`;

const exampleOf = (standard: RatedStandard): string =>
  standard === 'en388' ? markingExamples.en388 : markingText(standard, { code: markingExamples[standard] });

function notCompared(part: string): string {
  const names = ratedStandards
    .filter((standard) => standard !== 'iso21420')
    .map((standard) => standardNames[standard].label);
  return `We do not compare “${part}”. We compare markings to ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}.`;
}

/** With X in position 5 where the label has no ISO cut. Four figures are EN 388:2003, which has none. */
function readEn388(printed: string): ReadPart | string {
  const characters = withoutSpaces(printed).toUpperCase();
  const { length } = characters;
  if (length < 4 || length > 6)
    return `An EN 388 marking has 4 to 6 characters, for example 4X43DP. “${printed}” has ${length}. For other standards, enter the name first: EN 407 413X4X.`;
  const code = characters.replace(/^(.{4})(P?)$/, '$1X$2');
  const [broken] = en388Rule(code, {});
  if (!broken) return { standard: 'en388', code, isOldEdition: length === 4 };
  if (broken.rule === 'E388-NONE') return noLevel;
  const place = Number(/^E388-P(\d)$/.exec(broken.rule)?.[1]);
  const wrong = place > 0 ? `, not “${characters[place - 1] ?? ''}”` : '';
  return `“${printed}” is not an EN 388 marking: ${broken.message}${wrong}.`;
}

/** The marking as a label prints it; of EN 388 alone, the code alone. */
export function labelText(codes: MarkingCodes): string {
  const stated = ratedStandards.flatMap((standard) => {
    const code = codes[standard];
    return code === undefined ? [] : [{ standard, code }];
  });
  const [first, ...others] = stated;
  if (first?.standard === 'en388' && others.length === 0) return first.code;
  return stated.map(({ standard, code }) => markingText(standard, { code })).join(', ');
}
