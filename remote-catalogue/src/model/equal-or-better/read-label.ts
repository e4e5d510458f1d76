import type { MarkingCodes } from '../product-row';
import { en388Rule } from '../standards/rules/glove-rules';
import { hasForm } from '../standards/rules/marking-rule';
import { ratedStandards, standardNames, type RatedStandard } from '../standards/standard-names';
import markingExamples from '../standards/marking-examples.json';
import { markingForms } from '../standards/marking-forms';
import { markingText } from '../ratings';
import { askForMarking } from './ask-for-marking';
import { wantedPlaces } from './find-equal-or-better';
import { labelParts, otherStandards, type LabelPart } from './label-parts';
import { readPrinted } from './read-printed';

/** A marking as it was read from another maker's label. */
export type LabelReading =
  | { readonly kind: 'marking'; readonly codes: MarkingCodes; readonly isOldEdition: boolean }
  | { readonly kind: 'error'; readonly message: string };

const error = (message: string): LabelReading => ({ kind: 'error', message });

const noLevel = 'This marking has no protection level. Enter one that has, for example 4X43DP.';

/** Longest text that is read, in characters. */
const longestLabel = 300;

function notCompared(others: readonly string[]): string {
  const compared = ratedStandards.filter((standard) => standard !== 'iso21420');
  const names = compared.map((standard) => standardNames[standard].label);
  return `We do not compare markings to ${[...new Set(others)].join(' and ')}. We compare ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}.`;
}

/**
 * Reads a typed marking, with or without the names of its standards, in any case and with any signs between the characters:
 * `4x43dp`, `EN 388:2016 4 X 4 3 D P, EN 407 413X4X`, `EN ISO 20471 class 2`. Without a name it is one of EN 388.
 */
export function readLabel(text: string): LabelReading {
  if (text.length > longestLabel)
    return error('The text is too long. Enter only the marking, for example 4X43DP.');
  const others = otherStandards(text);
  if (others.length > 0) return error(notCompared(others));
  const parts = labelParts(text);
  if (parts.length === 0) return error(askForMarking);
  const read = parts.map(readPart);
  const message = read.find((part) => part.message !== undefined)?.message;
  if (message !== undefined) return error(message);
  const repeated = read.find(
    ({ standard }, place) => read.findIndex((one) => one.standard === standard) < place,
  );
  if (repeated)
    return error(
      `${standardNames[repeated.standard].label} is entered more than once. Enter each standard once.`,
    );
  const codes: MarkingCodes = Object.fromEntries(read.map(({ standard, code }) => [standard, code]));
  if (wantedPlaces(codes).length === 0) return error(noLevel);
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

/** The year of a standard, apart from a code of four characters and more: `2016 4X43DP`. */
const edition = /^\s*(?:19|20)\d\d\s+(?=[0-5A-FPX](?:[\s.\/-]?[0-5A-FPX]){3})/i;

function readPart(part: LabelPart): ReadPart {
  const { standard } = part;
  const text = part.text.replace(edition, '');
  if (markingForms[standard].kind === 'parts') return readParts(standard, text);
  const characters = charactersIn(text);
  if (characters === '') return { standard, code: '', message: askForCode(standard) };
  return standard === 'en388' ? readEn388(text, characters) : readCharacters({ standard, text }, characters);
}

function askForCode(standard: RatedStandard): string {
  const example = standard === 'en388' ? markingExamples.en388 : exampleOf(standard);
  return `Enter the code after ${standardNames[standard].label}, for example ${example}.`;
}

const exampleOf = (standard: RatedStandard): string =>
  markingText(standard, { code: markingExamples[standard] });

/** A marking without what labels print between its characters; a multiplication sign is an X. */
const charactersIn = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s.,;:/|()-]/g, '')
    .replaceAll(/[×✕✖⨯]/g, 'X');

const codeOf = (characters: string): string => characters.toUpperCase().replaceAll('O', '0');

/** What was typed, without the signs around it. */
const echoOf = (text: string): string => text.replaceAll(/^[\s.,;:/|()-]+|[\s.,;:/|()-]+$/g, '');

/** With X in position 5 where the label has no ISO cut. Four figures are EN 388:2003, which has none. */
function readEn388(text: string, characters: string): ReadPart {
  const typed = codeOf(characters);
  const code = /^.{4}P?$/.test(typed) ? `${typed.slice(0, 4)}X${typed.slice(4)}` : typed;
  const message = en388Error(code, { characters, echo: echoOf(text) });
  return { standard: 'en388', code, message, isOldEdition: typed.length === 4 };
}

interface TypedCode {
  readonly characters: string;
  readonly echo: string;
}

function en388Error(code: string, { characters, echo }: TypedCode): string | undefined {
  const { length } = characters;
  if (length < 4 || length > 6)
    return `An EN 388 marking has 4 to 6 characters, for example 4X43DP. “${echo}” has ${length}. For other standards, enter the name first: EN 407 413X4X.`;
  const [broken] = en388Rule(code, {});
  if (!broken) return undefined;
  if (broken.rule === 'E388-NONE') return noLevel;
  const place = Number(/^E388-P(\d)$/.exec(broken.rule)?.[1]);
  const wrong = place > 0 ? `, not “${characters[place - 1] ?? ''}”` : '';
  return `“${echo}” is not an EN 388 marking: ${broken.message}${wrong}.`;
}

function readCharacters({ standard, text }: LabelPart, characters: string): ReadPart {
  const code = codeOf(characters);
  if (hasForm(standard, code)) return { standard, code };
  const allowed =
    standard === 'en407' ? 'six characters, each 0-4 or X' : 'two characters 0-4 or X, then 0, 1 or X';
  const message = `“${echoOf(text)}” is not an ${standardNames[standard].label} marking: it must have ${allowed}.`;
  return { standard, code, message };
}

/** Standards that mean something without a level: antistatic, and the general demands on gloves. */
const withoutLevels: readonly RatedStandard[] = ['en1149_5', 'iso21420'];

function readParts(standard: RatedStandard, text: string): ReadPart {
  const { code, unread } = readPrinted(standard, text);
  if (unread !== '') {
    const message = `“${unread}” is not part of an ${standardNames[standard].label} marking. Example: ${exampleOf(standard)}.`;
    return { standard, code, message };
  }
  if (code !== '' || withoutLevels.includes(standard)) return { standard, code };
  return { standard, code, message: askForCode(standard) };
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
