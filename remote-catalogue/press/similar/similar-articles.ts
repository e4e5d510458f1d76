import { columnWith } from '../../articles/facets/facets';
import type { Product, SimilarArticle } from '../../articles/product';
import { rowOf, type ProductRow } from '../../articles/product-row';
import { productTypes } from '../../articles/product-types';
import { similarWords } from './similar-words';
import { indexRows, type FacetIndex } from '../../articles/facets/facet-index';
import { metPatterns } from '../../src/model/answer/match-rows';
import { labelConditions } from '../../articles/reach/marking-conditions';
import type { Condition } from '../../articles/facets/conditions';

/** Similar articles that an article names: more than a page shows, which leaves out those that it shows elsewhere. */
const most = 8;

/** What is compared, once for all articles that have it in common. */
interface Compared {
  readonly articleNos: string[];
  readonly row: ProductRow;
}

/**
 * The articles of the same type that come nearest to each one, with the reason in words. 3 points for the share of
 * protection places in which the other reaches at least the same, 2 for the same main material, 1 for the same cuff and
 * kind, half a point off for each place in which it is worse or not tested; ties in the order of the numbers.
 */
export function findSimilar(articles: readonly Product[]): ReadonlyMap<string, readonly SimilarArticle[]> {
  const compared = comparedOf(articles);
  return new Map(productTypes.flatMap((type) => similarIn(compared.filter(({ row }) => row.type === type))));
}

function similarIn(ofType: readonly Compared[]): readonly (readonly [string, readonly SimilarArticle[]])[] {
  const index = indexRows(ofType.map(({ row }) => row));
  return ofType.flatMap(({ row, articleNos }) => {
    const similar = nearest(row, ofType, scoresBeside(row, index));
    return articleNos.map((own) => {
      const others = similar.filter(({ articleNo }) => articleNo !== own);
      return [own, others.slice(0, most)] as const;
    });
  });
}

/** The nearest articles, and one more: each of the articles leaves out itself. */
const nearest = (
  article: ProductRow,
  ofType: readonly Compared[],
  scores: readonly number[],
): readonly SimilarArticle[] =>
  ofType
    .flatMap(({ articleNos, row }, place) =>
      articleNos.map((articleNo) => ({ articleNo, row, score: scores[place] ?? 0 })),
    )
    .sort((one, other) => other.score - one.score || inOrder(one.articleNo, other.articleNo))
    .slice(0, most + 1)
    .map(({ articleNo, row }) => ({ articleNo, reason: similarWords(row, article) }));

const inOrder = (one: string, other: string): number => (one < other ? -1 : 1);

function comparedOf(articles: readonly Product[]): readonly Compared[] {
  const found = new Map<string, Compared>();
  for (const article of articles) {
    const row = rowOf(article);
    const { material, cuff, kind, codes } = row.facts ?? {};
    const key = JSON.stringify([row.type, material, cuff, kind, codes]);
    const known = found.get(key) ?? { articleNos: [], row };
    known.articleNos.push(row.articleNo);
    found.set(key, known);
  }
  return [...found.values()];
}

function scoresBeside({ facts }: ProductRow, index: FacetIndex): readonly number[] {
  const levels = labelConditions(facts?.codes ?? {}).filter(({ column }) => isRanked(column));
  const misses = countMisses(index, levels);
  return index.rows.map(({ facts: other }, place) => {
    const worse = misses[place] ?? 0;
    const share = levels.length === 0 ? 0 : (levels.length - worse) / levels.length;
    const isSameForm = facts?.cuff === other?.cuff && facts?.kind === other?.kind;
    // Two unknown materials are not the same material.
    const isSameMaterial = facts?.material && facts.material === other?.material;
    return 3 * share + (isSameMaterial ? 2 : 0) + (isSameForm ? 1 : 0) - 0.5 * worse;
  });
}

/** Types without an order are not compared. */
function isRanked(key: string): boolean {
  const column = columnWith(key);
  return column?.kind === 'at-least' || column?.isEvery === true;
}

/** How many of some conditions each article misses. */
function countMisses({ rows, columnOf }: FacetIndex, where: readonly Condition[]): Uint8Array {
  const misses = new Uint8Array(rows.length);
  for (const { column, value } of where) {
    const index = columnOf(column);
    const met = metPatterns(index, [value]);
    index.patternOf.forEach((pattern, row) => (misses[row] = (misses[row] ?? 0) + 1 - (met[pattern] ?? 0)));
  }
  return misses;
}
