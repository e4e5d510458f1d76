import { capitalised, uncapitalised } from '../../../articles/capitals';
import { columnWith } from '../../../articles/facets/facets';
import { conditionLabel, valueName } from '../../../articles/facets/condition-names';
import { type Condition } from '../../../articles/facets/conditions';
import { askedWith, type Question } from '../ask/question';
import { readListingPlace } from '../ask/listing-place';
import { printAddress } from '../ask/print-address';
import { headingText } from '../shown-text';
import { partition } from '../partition';
import { orderedRows, type Answer } from './answer';
import { indexRows, type FacetIndex } from '../../../articles/facets/facet-index';
import type { LesserText } from './finder';
import { readQuestion, type Askable } from './read-question';
import { searchGroups } from './search-rows';
import { matchRows } from './match-rows';
import { nearestNumbers } from './near-numbers';
import type { CountedLink } from './offered-hazards';

const most = 3;

/** A list with fewer conditions. */
interface LesserLink extends CountedLink {
  /** The highest level that it comes down to: `cut (ISO) is D`. */
  readonly highest?: string;
}

/**
 * Alternatives to an empty list: numbers that come near to a text that finds nothing, of a few characters where nearly all are
 * right, and lists with fewer conditions. Takes some milliseconds for many articles: for idle time.
 */
export function alternativesTo(list: Askable, given: Answer) {
  const { length } = given.words.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const mistakes = Math.min(2, Math.floor(length / 2) - 1);
  const isFound = given.index.rows.length > 0;
  return {
    near: isFound ? [] : nearestNumbers(list.index.rows, given.words, { count: most, mistakes }),
    lesser: lesserLists(list, given),
  };
}

/** Lists that give up one condition or a part of the text, in a sentence each; what a protection comes down to is always said. */
function lesserLists(list: Askable, given: Answer): readonly LesserLink[] {
  const { base, found, words } = given;
  const at = readListingPlace(base.path).kind === 'search' ? '/products' : base.path;
  const { where } = base.question;
  const lesser = found?.lesser() ?? [];
  const linkTo = ({
    text,
    without,
    isNear = false,
    kept = where,
  }: LesserText & { readonly kept?: typeof where }) => {
    if (text === '' && kept.length === 0) return [];
    const question = { ...base.question, where: kept, text, page: 1 };
    const given = without.length > 0 ? `Without asking for “${without.join('” or “')}”: ` : '';
    const path = printAddress(at, question);
    const label = given + (isNear ? `nearest to “${labelOf(list, question)}”` : labelOf(list, question));
    return [{ label, count: countOf(list, path, isNear), path }];
  };
  const columns = [...new Set(where.map(({ column }) => column))];
  const meant = new Set(
    found?.rows.slice(0, found.others.from || undefined).map(({ articleNo }) => articleNo),
  );
  const index = found ? indexRows(given.index.rows.filter((row) => meant.has(row.articleNo))) : given.index;
  const lists = distinct([
    ...columns.flatMap((column) => withoutColumn({ ...given, index }, column, at)),
    ...lesser.flatMap(linkTo),
  ]);
  const higher =
    lists.length < most ? columns.flatMap((column) => higherLevel(list, { given, lists, at }, column)) : [];
  if (lists.length > 0) return [...lists, ...higher].slice(0, most);
  // Nothing comes near to what protects, or fits: what is left is said to be without it.
  const isGivenUp = ({ column }: Condition) =>
    column === 'size' || columnWith(column)?.standard !== undefined;
  const [unmet, kept] = partition(where, isGivenUp);
  const labelIn = (condition: Condition) => conditionLabel(list.index, condition);
  const one = columns.flatMap((key) => {
    const [own, others] = partition(where, ({ column }) => column === key);
    return linkTo({ text: words, without: own.map(labelIn), kept: others });
  });
  const all = [{ text: words, without: [] }, ...lesser].flatMap(({ text, without }) =>
    linkTo({ text, without: [...unmet.map(labelIn), ...without], kept }),
  );
  const isProtected = unmet.some(({ column }) => column !== 'size');
  const plain = isProtected ? linkTo({ text: '', without: [words] }) : [];
  return distinct([...one, ...all, ...higher, ...plain]);
}

/** The highest level of a column that there is without the words, unless one of the lists has it. */
function higherLevel(
  { index }: Askable,
  { given, lists, at }: Readonly<{ given: Answer; lists: readonly LesserLink[]; at: string }>,
  column: string,
): readonly LesserLink[] {
  const { base, words } = given;
  const plain = { ...base, question: { ...base.question, text: '' } };
  return withoutColumn({ ...given, index, words: '', base: plain }, column, at).flatMap((link) => {
    const { highest } = link;
    if (highest === undefined || lists.some((each) => each.highest === highest)) return [];
    const without = words && `Without asking for “${headingText(words)}”: `;
    return [{ ...link, label: without ? without + uncapitalised(link.label) : link.label }];
  });
}

/** The first lists that have articles, each once. */
const distinct = (links: readonly LesserLink[]): readonly LesserLink[] =>
  [...new Map(links.map((each) => [each.path, each])).values()]
    .filter(({ count }) => count > 0)
    .slice(0, most);

/** What is left when the conditions of a column are given up; of levels, the highest that the others have. */
function withoutColumn(
  { index, base: { question }, words }: Answer,
  key: string,
  at: string,
): readonly LesserLink[] {
  const [own, others] = partition(question.where, ({ column }) => column === key);
  const [asked] = own;
  const { hits } = matchRows(index, others);
  if (!asked || hits.length === 0) return [];
  const column = columnWith(key);
  const { patterns, patternOf } = index.columnOf(key);
  const levelAt = (place: number) => patterns[patternOf[place] ?? 0]?.places.length ?? 0;
  const highest = Math.max(...Array.from(hits, levelAt));
  const level =
    column?.kind === 'at-least' && column.levels.length > 1 ? column.levels[highest - 1] : undefined;
  const rest = [
    ...(words ? [`“${headingText(words)}”`] : []),
    ...others.map((each) => conditionPhrase(index, each)),
  ];
  // What protects is never given up, only brought down to the highest level that there is.
  if (!column || (column.standard && !level)) return [];
  if (!level) {
    const label = `Without ${own.map((each) => conditionPhrase(index, each)).join(' or ')}`;
    return [{ label, count: hits.length, path: printAddress(at, askedWith(question, others)) }];
  }
  const best = Array.from(hits).filter((place) => levelAt(place) === highest);
  const numbers = best.slice(0, most).map((place) => index.rows[place]?.articleNo);
  const condition = { column: key, value: level.value };
  const highestLevel = `${nameInSentence(column.label)} is ${level.name}`;
  return [
    {
      highest: highestLevel,
      label: `${rest.length > 0 ? `With ${rest.join(' and ')} the` : 'The'} highest ${highestLevel}: ${numbers.join(', ')}${best.length > most ? ' …' : ''}`,
      count: best.length,
      path: printAddress(at, askedWith(question, [...others, condition])),
    },
  ];
}

/** `Leather gloves, size: 9`. */
function labelOf({ index }: Askable, { text, where }: Question): string {
  const parts = [text, ...where.map((condition) => conditionLabel(index, condition))];
  return capitalised(parts.filter(Boolean).join(', '));
}

/** How many articles of an address state all that it asks for, or come nearest where that is said. */
function countOf(list: Askable, address: string, isNear: boolean): number {
  const [path = '', search = ''] = address.split('?');
  const { groups, places } = orderedRows(list, readQuestion(list, { path, search }));
  const isStated = (place: number) => (groups?.[place] ?? 0) < searchGroups.indexOf('others');
  return isNear ? places.length : places.filter(isStated).length;
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
