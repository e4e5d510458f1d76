import { readMarking } from '../read-marking';
import { breaks, hasForm, levelOf, type MarkingRule } from './marking-rule';

const flameParts = ['A1', 'A2'];
const heatLetters = ['B', 'C', 'D', 'E', 'F'];
/** EN ISO 11612:2015: the letters in the order of the marking. */
const letterOrder = ['A', ...heatLetters, 'W'];

/** EN ISO 11612:2015: flame spread, and at least one kind of heat; each part once and in order. */
export const iso11612Rule: MarkingRule = (code) => {
  const parts = code.split(' ');
  const unknown = parts.filter((part) => !/^(A[12]|[BDEF][1-3]|C[1-4]|W)$/.test(part));
  if (unknown.length > 0) {
    const message = `“${unknown.join(' ')}” is no part of it; parts are A1 A2 B1-3 C1-4 D1-3 E1-3 F1-3 W`;
    return breaks(true, 'E11612-FORM', message);
  }
  const letters = parts.map((part) => (flameParts.includes(part) ? part : part.charAt(0)));
  const isRepeated = new Set(letters).size < letters.length;
  const sorted = parts.toSorted(
    (one, other) =>
      letterOrder.indexOf(one.charAt(0)) - letterOrder.indexOf(other.charAt(0)) ||
      one.localeCompare(other, 'en'),
  );
  return [
    ...breaks(!letters.some((part) => flameParts.includes(part)), 'E11612-A', 'needs A1, A2 or both'),
    ...breaks(!letters.some((part) => heatLetters.includes(part)), 'E11612-HEAT', 'needs one of B to F'),
    ...breaks(isRepeated, 'E11612-DUP', 'each letter stands once; A1 and A2 may stand together'),
    ...breaks(sorted.join(' ') !== code, 'E11612-ORDER', `must be in this order: ${sorted.join(' ')}`),
  ];
};

/** EN ISO 11611:2015: a class, and A1, A2 or both. */
export const iso11611Rule: MarkingRule = (code) => {
  const places = readMarking('iso11611', code);
  const isWhole = levelOf(places, 'class') > 0 && places.slice(1).some(({ level }) => level > 0);
  return breaks(
    !isWhole || !hasForm('iso11611', code),
    'E11611-FORM',
    'must be “Class 1” or “Class 2”, then A1, A2 or “A1 A2”',
  );
};

/** Least arc ratings in cal/cm²; general knowledge, to be read in IEC 61482-1-1. */
const leastArc = { elim: 3.2, atpv: 4, ebt: 4 };

/** IEC 61482-2:2018: a class of the box test, an arc rating, or both. */
export const iec61482Rule: MarkingRule = (code) => {
  const places = readMarking('iec61482', code);
  if (!hasForm('iec61482', code)) {
    const isClass = /APC/.test(code) && levelOf(places, 'class') === 0;
    return isClass
      ? breaks(true, 'E61482-APC', 'the class must be APC 1 or APC 2')
      : breaks(
          true,
          'E61482-FORM',
          'must read as “APC 1; ELIM 8.1 cal/cm²; ATPV 9.4 cal/cm²”, parts may be absent',
        );
  }
  const elim = levelOf(places, 'elim');
  const higher = [levelOf(places, 'atpv'), levelOf(places, 'ebt')].filter((energy) => energy > 0);
  const weak = Object.entries(leastArc).filter(([key, least]) => {
    const energy = levelOf(places, key);
    return energy > 0 && energy < least;
  });
  return [
    ...breaks(
      higher.some((energy) => elim > energy),
      'E61482-ELIM',
      'ELIM is the stricter figure: it cannot be above ATPV or EBT',
    ),
    ...weak.flatMap(([key, least]) =>
      breaks(true, 'E61482-LEAST', `${key.toUpperCase()} must be at least ${least} cal/cm²`),
    ),
  ];
};
