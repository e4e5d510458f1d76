import type { PlaceText, Threshold } from './standard-text';

/** A figure with its thousands apart, so that no line breaks in it: `8 000`. */
const figure = (value: number): string => String(value).replace(/(?<=^\d+)(?=(\d{3})+$)/g, '\u202f');

function wordsOf({ of, relation, values, unit }: Threshold, level: number): readonly string[] {
  const value = values[level - 1];
  if (typeof value !== 'number') return [];
  const amount = `${relation}\u00a0${figure(value)}${unit ? `\u00a0${unit}` : ''}`;
  return [of ? `${of} ${amount}` : amount];
}

/**
 * What a test asks for at a level: `≥ 8 000 cycles`; empty where neither figure nor meaning is known.
 *
 * @param level  from 1 on, as `MarkingPlace.level`
 */
export function thresholdWords({ thresholds = [], meanings = [] }: PlaceText, level: number): string {
  return meanings[level - 1] ?? thresholds.flatMap((threshold) => wordsOf(threshold, level)).join(', ');
}
