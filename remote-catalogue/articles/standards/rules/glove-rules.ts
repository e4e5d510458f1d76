import type { Ratings } from '../../ratings';
import { readMarking } from '../read-marking';
import { weldingMinimums } from '../welding-minimums';
import { breaks, hasForm, levelOf, placesBeside, type MarkingRule } from './marking-rule';

/** EN 388:2016+A1:2018: the six positions, their names, and what is allowed in each. */
const en388Places = [
  { name: 'abrasion', pattern: /[0-4X]/, allowed: '0-4 or X' },
  { name: 'coup cut', pattern: /[0-5X]/, allowed: '0-5 or X' },
  { name: 'tear', pattern: /[0-4X]/, allowed: '0-4 or X' },
  { name: 'puncture', pattern: /[0-4X]/, allowed: '0-4 or X' },
  { name: 'ISO cut', pattern: /[A-FX]/, allowed: 'A-F or X' },
  { name: 'impact', pattern: /[PX]/, allowed: 'P or nothing' },
];

/** EN 388:2016+A1:2018, marking. */
export const en388Rule: MarkingRule = (code) => {
  if (code !== code.toUpperCase()) return breaks(true, 'E388-CASE', 'letters must be capitals');
  if (/^[0-5X]{4}$/.test(code)) {
    const message = 'four positions mean the edition of 2003; enter the ISO cut or X in position 5';
    return breaks(true, 'E388-EDITION', message);
  }
  if (code.length < 5 || code.length > 6) return breaks(true, 'E388-LENGTH', 'must have 5 or 6 positions');
  const wrong = en388Places.flatMap(({ name, pattern, allowed }, index) => {
    const printed = code[index];
    const isWrong = printed !== undefined && !pattern.test(printed);
    return breaks(isWrong, `E388-P${index + 1}`, `position ${index + 1} (${name}) must be ${allowed}`);
  });
  if (wrong.length > 0) return wrong;
  const isReached = readMarking('en388', code).some(({ key, level }) => key !== 'impact' && level > 0);
  return breaks(!isReached, 'E388-NONE', 'one of the positions 1 to 5 must reach level 1 or A');
};

/** How a message about a level of EN 388 begins. */
const en388In = ({ en388 }: Ratings): string => (en388 ? 'EN 388' : 'EN 388 is missing, and its');

/** EN 407:2020: a level 3 or 4 of heat needs flame spread 3 or 4; EN 388 tear 1 is asked of every glove. */
export const en407Rule: MarkingRule = (code, ratings) => {
  if (!hasForm('en407', code)) return breaks(true, 'E407-FORM', 'must have 6 positions, each 0-4 or X');
  const [flame, ...heat] = readMarking('en407', code).map(({ level }) => level);
  const isReached = [flame ?? 0, ...heat].some((level) => level > 0);
  const needsFlame = heat.some((level) => level >= 3) && (flame ?? 0) < 3;
  const tear = levelOf(placesBeside(ratings, 'en388'), 'tear');
  return [
    ...breaks(!isReached, 'E407-NONE', 'at least one position must reach level 1'),
    ...breaks(needsFlame, 'E407-FLAME3', 'a 3 or 4 in positions 2 to 6 needs 3 or 4 in position 1'),
    ...breaks(tear < 1, 'E407-TEAR', `${en388In(ratings)} tear must reach 1`),
  ];
};

/** EN 511:2006: abrasion and tear of EN 388 must be 1, and 2 where a cold level is 2 or more. */
export const en511Rule: MarkingRule = (code, ratings) => {
  if (!hasForm('en511', code)) {
    return breaks(true, 'E511-FORM', 'must be two positions 0-4 or X, then 0, 1 or X');
  }
  const places = readMarking('en511', code);
  const mechanical = placesBeside(ratings, 'en388');
  const weakest = Math.min(levelOf(mechanical, 'abrasion'), levelOf(mechanical, 'tear'));
  const isCold = Math.max(levelOf(places, 'convectiveCold'), levelOf(places, 'contactCold')) >= 2;
  return [
    ...breaks(
      places.every(({ level }) => level === 0),
      'E511-NONE',
      'at least one position must reach level 1',
    ),
    ...breaks(weakest < 1, 'E511-MECH1', `${en388In(ratings)} abrasion and tear must reach 1`),
    ...breaks(isCold && weakest < 2, 'E511-MECH2', 'cold level 2 needs EN 388 abrasion and tear 2'),
  ];
};

/** EN 12477:2001+A1:2005, table 2. A glove whose dexterity is not stated counts as the lowest. */
export const en12477Rule: MarkingRule = (code, ratings) => {
  if (code !== 'A' && code !== 'B') return breaks(true, 'E12477-FORM', 'must be A or B');
  const { en388, en407, dexterity } = weldingMinimums[code];
  const misses = (standard: 'en388' | 'en407', minimums: Readonly<Record<string, number>>) => {
    const places = placesBeside(ratings, standard);
    return Object.entries(minimums).filter(([key, minimum]) => levelOf(places, key) < minimum);
  };
  const asked = (missed: readonly (readonly [string, number])[]) =>
    missed.map(([key, minimum]) => `${key} ${minimum}`).join(', ');
  const [weakMechanics, weakHeat] = [misses('en388', en388), misses('en407', en407)];
  const reached = levelOf(placesBeside(ratings, 'iso21420'), 'dexterity') || 1;
  return [
    ...breaks(weakMechanics.length > 0, 'E12477-388', `type ${code} needs EN 388 ${asked(weakMechanics)}`),
    ...breaks(weakHeat.length > 0, 'E12477-407', `type ${code} needs EN 407 ${asked(weakHeat)}`),
    ...breaks(reached < dexterity, 'E12477-DEX', `type ${code} needs EN ISO 21420 dexterity ${dexterity}`),
  ];
};

/** ANSI/ISEA 105: cut first, then what else was tested. */
export const ansi105Rule: MarkingRule = (code) => [
  ...breaks(!/^A[1-9](?!\d)/.test(code), 'E105-CUT', 'cut must be A1 to A9'),
  ...breaks(
    /^A[1-9](?!\d)/.test(code) && !hasForm('ansi105', code),
    'E105-FORM',
    'behind the cut only “; abrasion 0-6” and “; puncture 0-5” may stand',
  ),
];
