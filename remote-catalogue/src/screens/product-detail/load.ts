import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { allArticles, askOnce } from '../../state/catalogue-memory';
import { openCatalogue } from '../../api/open-catalogue';
import type { ReasonedCard } from '../../model/article-card';
import { articlePath } from '../../model/article-path';
import { cardOf } from '../../model/card-of';
import { categoryOfType } from '../../../articles/categories';
import { findArticle } from '../../model/answer/find-rows';
import { decodeOnce } from '../../model/ask/listing-place';
import { nearestNumbers } from '../../model/answer/near-numbers';
import type { Product } from '../../../articles/product';
import type { ProductRow } from '../../../articles/product-row';
import { differenceWords } from '../../model/equal-or-better/difference-words';
import { findEqualOrBetter } from '../../model/equal-or-better/find-equal-or-better';
import { rowDifferences } from '../../model/row-differences';
import { similarRows, type SimilarRow } from '../../model/similar-rows';
import { explainMarkings } from '../../../articles/standards/explain-markings';
import {
  shownArticle,
  type DetailData,
  type EqualOrBetterCards,
  type FoundArticle,
  type MissingArticle,
} from './detail-data';

const suggestionCount = 3;

export async function paths(context: LoadContext): Promise<readonly string[]> {
  const rows = await askOnce(context, allArticles, context);
  return rows.map(({ articleNo }) => articlePath(articleNo));
}

export async function load({ path }: ScreenRequest, context: LoadContext): Promise<LoadResult<DetailData>> {
  const articleNo = decodeOnce(path.split('/')[2] ?? '').trim();
  const api = await openCatalogue(context);
  const [product, rows] = await Promise.all([
    api.get(articleNo, context),
    askOnce(context, allArticles, context),
  ]);
  if (!product) return { kind: 'not-found', data: missingArticle(articleNo, rows) };
  if (product.articleNo !== articleNo) return { kind: 'redirect', to: articlePath(product.articleNo) };
  return { kind: 'ready', data: foundArticle(product, rows) };
}

function missingArticle(articleNo: string, rows: readonly ProductRow[]): MissingArticle {
  const near = nearestNumbers(rows, articleNo, { count: suggestionCount });
  const closest = near[0] ?? rowWithPrefix(rows, articleNo);
  const category = closest && categoryOfType(closest.type)?.path;
  return { kind: 'missing', articleNo, near: near.map(cardOf), ...(category && { category }) };
}

/** The first article whose number begins with the same letters. */
function rowWithPrefix(rows: readonly ProductRow[], articleNo: string): ProductRow | undefined {
  const letters = lettersOf(articleNo);
  return letters === '' ? undefined : rows.find((row) => lettersOf(row.articleNo) === letters);
}

const lettersOf = (articleNo: string): string => /^[a-z]*/i.exec(articleNo)?.[0].toUpperCase() ?? '';

/** Articles of a section that shows some. */
const mostShown = 4;

function foundArticle(product: Product, rows: readonly ProductRow[]): FoundArticle {
  const row = findArticle(rows, product.articleNo);
  const equalOrBetter = row && equalOrBetterCards(row, rows);
  const shown = new Set(equalOrBetter?.articles.map(({ article }) => article.articleNo));
  return {
    kind: 'found',
    ...shownArticle(product, explainMarkings(product.ext?.ratings)),
    similar: similarRows(product, rows)
      .filter((similar) => !shown.has(similar.row.articleNo))
      .slice(0, mostShown)
      .map((similar) => similarCard(similar, row)),
    knownVersions: row ? versionCards(product, row, rows) : [],
    ...(equalOrBetter && { equalOrBetter }),
  };
}

const reasonedCard = (row: ProductRow, reason?: string): ReasonedCard => ({
  article: cardOf(row),
  ...(reason && { reason }),
});

function similarCard({ row, reason }: SimilarRow, article: ProductRow | undefined): ReasonedCard {
  const difference = article ? rowDifferences(row, article) : '';
  // Two articles with the same levels differ in how they are made.
  return reasonedCard(
    row,
    reason?.endsWith('same levels') && difference ? `${reason}. ${difference}` : reason,
  );
}

/** @returns `undefined` where the article states no level */
function equalOrBetterCards(
  article: ProductRow,
  rows: readonly ProductRow[],
): EqualOrBetterCards | undefined {
  const wanted = { codes: article.facts?.codes ?? {}, article };
  const { places, found, untested } = findEqualOrBetter(rows, wanted);
  if (places.length === 0) return undefined;
  return {
    articles: found
      .slice(0, mostShown)
      .map((alternative) => reasonedCard(alternative.row, differenceWords(alternative, wanted))),
    count: found.length,
    untested,
  };
}

const versionCards = (
  { alsoAvailableIn = [] }: Product,
  article: ProductRow,
  rows: readonly ProductRow[],
): readonly ReasonedCard[] =>
  alsoAvailableIn.flatMap((version) => {
    const row = rows.find(({ articleNo }) => articleNo === version);
    return row ? [reasonedCard(row, rowDifferences(row, article))] : [];
  });
