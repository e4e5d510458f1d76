import type { MarkingCodes } from '../product-row';
import { en388Rule } from '../standards/rules/glove-rules';
import { hasForm } from '../standards/rules/marking-rule';
import { standardNames } from '../standards/standard-names';
import { wantedPlaces } from './find-equal-or-better';

/** A marking as it was read from another maker's label. */
export type LabelReading =
  | { readonly kind: 'marking'; readonly codes: MarkingCodes; readonly isOldEdition: boolean }
  | { readonly kind: 'error'; readonly message: string };

/** Standards whose markings can be typed. */
const typedStandards = ['en388', 'en407', 'en511'] as const;

type TypedStandard = (typeof typedStandards)[number];

const name = /(?:BS\s*)?EN\s*(?:ISO\s*)?(388|407|511)(?:\s*:\s*\d{4})?(?:\s*\+\s*A1(?:\s*:\s*\d{4})?)?/gi;

const error = (message: string): LabelReading => ({ kind: 'error', message });

/** Longest text that is read, in characters. */
const longestLabel = 120;

/**
 * Reads a typed marking, with or without the names of its standards, in any case and with any signs between the characters:
 * `4x43dp`, `EN 388:2016 4 X 4 3 D P, EN 407 413X4X`. Without a name it is one of EN 388.
 */
export function readLabel(text: string): LabelReading {
  if (text.trim() === '') return error('Type the marking from the label, for example 4X43DP.');
  if (text.length > longestLabel) return error('This text is too long for a marking, such as 4X43DP.');
  const parts = partsOf(text);
  for (const { standard, code } of parts) {
    const message = standard === 'en388' ? en388Error(code) : formError(standard, code);
    if (message !== undefined) return error(message);
  }
  const codes = Object.fromEntries(parts.map(({ standard, code }) => [standard, wholeCode(standard, code)]));
  if (wantedPlaces(codes).length === 0)
    return error('This marking states no level, so there is nothing to compare.');
  return { kind: 'marking', codes, isOldEdition: parts.some(isOldEdition) };
}

interface LabelPart {
  readonly standard: TypedStandard;
  /** Without spaces, in capitals. */
  readonly code: string;
}

function partsOf(text: string): readonly LabelPart[] {
  const names = [...text.matchAll(name)];
  const bare = (code: string) =>
    code
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[\s.,;:/|-]/g, '')
      .replaceAll('O', '0');
  const before = bare(text.slice(0, names[0]?.index));
  const named = names.map((match, place): LabelPart => ({
    standard: typedStandards.find((standard) => standard.endsWith(match[1] ?? '')) ?? 'en388',
    code: bare(text.slice(match.index + match[0].length, names[place + 1]?.index)),
  }));
  return before === '' ? named : [{ standard: 'en388', code: before }, ...named];
}

/** Four figures: EN 388:2003, which has no ISO cut. */
const isOldEdition = ({ standard, code }: LabelPart): boolean => standard === 'en388' && code.length === 4;

/** With X in place 5 where the label has no ISO cut. */
function wholeCode(standard: TypedStandard, code: string): string {
  if (standard !== 'en388') return code;
  return /^.{4}P?$/.test(code) ? `${code.slice(0, 4)}X${code.slice(4)}` : code;
}

function en388Error(code: string): string | undefined {
  if (code.length < 4 || code.length > 6)
    return `An EN 388 marking has 4 to 6 characters, for example 4X43DP. “${code}” has ${code.length}.`;
  const [broken] = en388Rule(wholeCode('en388', code), {});
  if (!broken) return undefined;
  if (broken.rule === 'E388-NONE') return 'This marking states no level, so there is nothing to compare.';
  const place = Number(/^E388-P(\d)$/.exec(broken.rule)?.[1]);
  const typed = place > 0 ? `, not “${wholeCode('en388', code)[place - 1] ?? ''}”` : '';
  return `“${code}” is not an EN 388 marking: ${broken.message}${typed}.`;
}

function formError(standard: TypedStandard, code: string): string | undefined {
  if (hasForm(standard, code)) return undefined;
  const allowed =
    standard === 'en407' ? 'six characters, each 0-4 or X' : 'two characters 0-4 or X, then 0, 1 or X';
  return `“${code}” is not an ${standardNames[standard].label} marking: it must have ${allowed}.`;
}

/** The marking as a label prints it; of EN 388 alone, the code alone. */
export function labelText(codes: MarkingCodes): string {
  const stated = typedStandards.flatMap((standard) => {
    const code = codes[standard];
    return code === undefined ? [] : [{ standard, code }];
  });
  const [first, ...others] = stated;
  if (first?.standard === 'en388' && others.length === 0) return first.code;
  return stated.map(({ standard, code }) => `${standardNames[standard].label} ${code}`).join(' ');
}
