import { uncapitalised } from '../../../articles/capitals';
import { columnWith } from '../../../articles/facets/facets';
import { valueName } from '../../../articles/facets/condition-names';
import type { Condition } from '../../../articles/facets/conditions';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { askedWith } from '../ask/question';
import { printAddress } from '../ask/print-address';
import { partition } from '../partition';
import type { Answer } from './answer';
import { matchRows } from './match-rows';
import { nearestNumbers } from './near-numbers';
import type { CountedLink } from './offered-hazards';
import type { Askable } from './read-question';

const most = 3;

/**
 * Alternatives to an empty list: numbers that come near to a text of a few characters where nearly all are right, and lists with
 * fewer conditions.
 */
export function alternativesTo(list: Askable, given: Answer) {
  const { length } = given.text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const mistakes = Math.min(2, Math.floor(length / 2) - 1);
  const isFound = given.index.rows.length > 0;
  const { where } = given.asked;
  const columns = [...new Set(where.map(({ column }) => column))];
  return {
    near: isFound ? [] : nearestNumbers(list.index.rows, given.text, { count: most, mistakes }),
    lesser: columns
      .flatMap((column) => withoutColumn(given, column))
      .filter(({ count }) => count > 0)
      .slice(0, most),
  };
}

/** What is left when the conditions of a column are given up; of levels, the highest that the others have. */
function withoutColumn({ index, path, asked }: Answer, key: string): readonly CountedLink[] {
  const [own, others] = partition(asked.where, ({ column }) => column === key);
  const { hits } = matchRows(index, others);
  if (hits.length === 0) return [];
  const column = columnWith(key);
  const { patterns, patternOf } = index.columnOf(key);
  const levelAt = (place: number) => patterns[patternOf[place] ?? 0]?.places.length ?? 0;
  const highest = Math.max(...Array.from(hits, levelAt));
  const level =
    column?.kind === 'at-least' && column.levels.length > 1 ? column.levels[highest - 1] : undefined;
  // What protects is never given up, only brought down to the highest level that there is.
  if (!column || (column.standard && !level)) return [];
  if (!level) {
    const label = `Without ${own.map((each) => conditionPhrase(index, each)).join(' or ')}`;
    return [{ label, count: hits.length, path: printAddress(path, askedWith(asked, others)) }];
  }
  const best = Array.from(hits).filter((place) => levelAt(place) === highest);
  const numbers = best.slice(0, most).map((place) => index.rows[place]?.articleNo);
  const rest = others.map((each) => conditionPhrase(index, each));
  const condition = { column: key, value: level.value };
  return [
    {
      label: `${rest.length > 0 ? `With ${rest.join(' and ')} the` : 'The'} highest ${nameInSentence(column.label)} is ${level.name}: ${numbers.join(', ')}${best.length > most ? ' …' : ''}`,
      count: best.length,
      path: printAddress(path, askedWith(asked, [...others, condition])),
    },
  ];
}

/** A label within a sentence: `cut (ISO)`, `EN 13795 performance`. */
const nameInSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? uncapitalised(label) : label;

/** A condition within a sentence: `size 9`, `cut (ISO) D or better`, `for touchscreens`. */
function conditionPhrase(index: FacetIndex, condition: Condition): string {
  const name = valueName(index, condition);
  const isNameEnough = ['trait', 'cat', 'kind'].includes(condition.column);
  if (isNameEnough) return nameInSentence(name);
  return `${nameInSentence(columnWith(condition.column)?.label ?? condition.column)} ${name}`;
}
