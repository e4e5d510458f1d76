import type { MarkingCodes } from '../../../articles/product-row';
import { en388Rule } from '../../../articles/standards/rules/glove-rules';
import { hasForm } from '../../../articles/standards/rules/marking-rule';
import {
  ratedStandards,
  standardNames,
  type RatedStandard,
  type StandardName,
} from '../../../articles/standards/standard-names';
import markingExamples from '../../../articles/standards/marking-examples.json';
import { markingText } from '../../../articles/ratings';
import { askForMarking } from './ask-for-marking';
import { labelConditions } from '../ask/marking-conditions';

/** A marking as it was read from another maker's label. */
export type LabelReading =
  | { readonly kind: 'marking'; readonly codes: MarkingCodes; readonly isOldEdition: boolean }
  | { readonly kind: 'error'; readonly message: string };

const error = (message: string): LabelReading => ({ kind: 'error', message });

const noLevel = 'This marking has no protection level. Enter one that has, for example 4X43DP.';

/** A comma, or a space before the next name. */
const betweenStandards = /\s*,\s*|(?<!\b(?:BS|DIN|EN))\s+(?=(?:BS|DIN|EN|ISO|IEC|ANSI|ISEA)\b)/i;

/**
 * Reads a typed marking: the codes of standards as they are printed: `EN 388:2016 4X43DP, EN ISO 20471 class 2`. Without a
 * name it is one of EN 388.
 */
export function readLabel(text: string): LabelReading {
  // Another way to write a letter is no other letter, but the ² of a unit stays.
  const parts = text.normalize('NFC').split(betweenStandards);
  const read = parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).map(readPart);
  const message = read.find((part) => part.message !== undefined)?.message;
  if (read.length === 0) return error(askForMarking);
  if (message !== undefined) return error(message);
  const codes: MarkingCodes = Object.fromEntries(read.map(({ standard, code }) => [standard, code]));
  if (Object.keys(codes).length < read.length) return error('Enter each standard once.');
  if (labelConditions(codes).length === 0) return error(noLevel);
  return { kind: 'marking', codes, isOldEdition: read.some((part) => part.isOldEdition) };
}

interface ReadPart {
  readonly standard: RatedStandard;
  /** As the standard prints it. */
  readonly code: string;
  /** What is wrong with it. */
  readonly message?: string | undefined;
  readonly isOldEdition?: boolean;
}

/** `:2016+A1:2018`. */
const edition = String.raw`(?:\s*[:-]\s*(?:19|20)\d\d)?(?:\+A\d(?::\d{4})?)?`;
const anyStandard = /^(?:BS|DIN|EN|ISO|IEC|ANSI|ISEA|AAMI|ASTM|NFPA)\b|^(?:EN|ISO|IEC)\d/i;

/** Whether a text begins with the name of a standard, one of these or another one. */
const namesStandard = (text: string): boolean => anyStandard.test(text);

/** Also without the EN of an ISO standard, and with one of the two names of an American one. */
const patternOf = (label: string): string =>
  label
    .replace('EN ISO', '(?:EN )?ISO')
    .replace('ANSI/ISEA', '(?:ANSI/ISEA|ANSI|ISEA)')
    .replaceAll(' ', String.raw`\s*`);

function readPart(text: string): ReadPart {
  const plain = text.trim();
  for (const standard of ratedStandards) {
    const { label, before = '', after = '' }: StandardName = standardNames[standard];
    const name = new RegExp(`^(?:BS |DIN )?${patternOf(label)}(?![\\d-]\\d?)${edition}(?!\\d)`, 'i');
    if (!name.test(plain)) continue;
    const printed = plain.replace(name, '').replace(/^[\s:]+/, '');
    const code = printed.replace(new RegExp(`^${before}`, 'i'), '').replace(new RegExp(`${after}$`, 'i'), '');
    return standard === 'en388' ? readEn388(printed) : readCode(standard, code);
  }
  if (!namesStandard(plain)) return readEn388(plain);
  const names = ratedStandards
    .filter((standard) => standard !== 'iso21420')
    .map((standard) => standardNames[standard].label);
  const message = `We do not compare “${plain}”. We compare markings to ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}.`;
  return { standard: 'en388', code: '', message };
}

const exampleOf = (standard: RatedStandard): string =>
  standard === 'en388' ? markingExamples.en388 : markingText(standard, { code: markingExamples[standard] });

const askForCode = (standard: RatedStandard): string =>
  `Enter the code after ${standardNames[standard].label}, for example ${exampleOf(standard)}.`;

/** Standards that mean something without a level: antistatic, and the general demands on gloves. */
const withoutLevels: readonly RatedStandard[] = ['en1149_5', 'iso21420'];

function readCode(standard: RatedStandard, typed: string): ReadPart {
  const written = [typed, typed.toUpperCase(), typed.toLowerCase()];
  const code = written.find((each) => hasForm(standard, each));
  if (code !== undefined && (code !== '' || withoutLevels.includes(standard))) return { standard, code };
  if (typed === '') return { standard, code: '', message: askForCode(standard) };
  const message = `“${typed}” is not a marking to ${standardNames[standard].label}. Example: ${exampleOf(standard)}.`;
  return { standard, code: '', message };
}

/** With X in position 5 where the label has no ISO cut. Four figures are EN 388:2003, which has none. */
function readEn388(printed: string): ReadPart {
  const standard = 'en388';
  const characters = printed.replaceAll(/[\s-]/g, '').replaceAll('×', 'X').toUpperCase();
  const { length } = characters;
  const code = /^.{4}P?$/.test(characters) ? `${characters.slice(0, 4)}X${characters.slice(4)}` : characters;
  const [broken] = en388Rule(code, {});
  if (length === 0) return { standard, code, message: askForCode(standard) };
  if (length < 4 || length > 6) {
    const message = `An EN 388 marking has 4 to 6 characters, for example 4X43DP. “${printed}” has ${length}. For other standards, enter the name first: EN 407 413X4X.`;
    return { standard, code, message };
  }
  if (!broken) return { standard, code, isOldEdition: length === 4 };
  if (broken.rule === 'E388-NONE') return { standard, code, message: noLevel };
  const place = Number(/^E388-P(\d)$/.exec(broken.rule)?.[1]);
  const wrong = place > 0 ? `, not “${characters[place - 1] ?? ''}”` : '';
  return { standard, code, message: `“${printed}” is not an EN 388 marking: ${broken.message}${wrong}.` };
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
