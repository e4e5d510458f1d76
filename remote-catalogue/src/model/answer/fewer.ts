import { categoryOfType, leafCategories, type Category } from '../../../articles/categories';
import { columnWith } from '../../../articles/facets/facets';
import type { ProductRow } from '../../../articles/product-row';
import { conditionLabel } from '../ask/condition-names';
import { withoutCondition } from '../ask/conditions';
import { readListingPlace } from '../ask/listing-place';
import { printAddress } from '../ask/print-address';
import type { Condition, Question } from '../ask/question';
import { countOf, type Answer, type Askable } from './answer';
import { nearestNumbers } from './near-numbers';
import { allowedMistakes } from './osa-distance';

/** Alternatives to an empty list. */
export interface Alternatives {
  /** Articles whose numbers come near to the text; none if the text alone finds articles. */
  readonly near: readonly ProductRow[];
  /** Categories of the articles that the words find, those with most of them first. */
  readonly categories: readonly Category[];
  /** Lists with fewer conditions, the one with most articles first; none leaves out a protection or the kind of article. */
  readonly lesser: readonly CountedAddress[];
}

/** Another list, and how many articles it has. */
export interface CountedAddress {
  /** What is still asked for. */
  readonly label: string;
  readonly articles: number;
  readonly address: string;
}

/** Looks for alternatives to an empty list. Takes some milliseconds for many articles: for idle time. */
export function alternativesTo(list: Askable, given: Answer): Alternatives {
  const { words, index } = given;
  const isFound = index.rows.length > 0;
  return {
    near: isFound ? [] : nearArticles(list.index.rows, words),
    categories: isFound && words !== '' ? categoriesOf(index.rows) : [],
    lesser: lesserLists(list, given),
  };
}

const most = 3;

/** Articles whose numbers come near to a text, best first. */
const nearArticles = (rows: readonly ProductRow[], text: string): readonly ProductRow[] =>
  nearestNumbers(rows, text, {
    count: most,
    mistakes: allowedMistakes(text.replaceAll(/[^\p{L}\p{N}]/gu, '')),
  });

/** The categories that most of some articles are in. */
function categoriesOf(rows: readonly ProductRow[]): readonly Category[] {
  const counts = new Map<Category | undefined, number>();
  for (const { type } of rows) {
    const category = categoryOfType(type);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return leafCategories
    .filter((category) => counts.has(category))
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, most);
}

/** Filters without which an article may be another one, or protect less. */
const keptColumns: ReadonlySet<string> = new Set(['standard', 'cat', 'kind', 'trait', 'heat.welding']);

const mayLeaveOut = ({ column }: Condition): boolean =>
  columnWith(column)?.kind === 'choice' && !keptColumns.has(column);

function lesserLists(list: Askable, { base: { path, question }, found }: Answer): readonly CountedAddress[] {
  const lesser: readonly Question[] = [
    ...question.where.filter(mayLeaveOut).map((condition) => withoutCondition(question, condition)),
    ...(found?.lesser ?? []).map((text) => ({ ...question, text, page: 1 })),
  ].filter(({ text, where }) => text !== '' || where.length > 0);
  const at = readListingPlace(path).kind === 'search' ? '/products' : path;
  const lists = lesser.map((each): CountedAddress => ({
    label: labelOf(list, each),
    articles: countOf(list, each),
    address: printAddress(at, each),
  }));
  return [...new Map(lists.map((each) => [each.address, each])).values()]
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles);
}

/** `Leather gloves, size: 9`. */
function labelOf({ index }: Askable, { text, where }: Question): string {
  const label = [text, ...where.map((condition) => conditionLabel(index, condition))]
    .filter(Boolean)
    .join(', ');
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
