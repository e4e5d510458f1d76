import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { allArticles, askOnce } from '../../state/catalogue-memory';
import { openCatalogue } from '../../api/open-catalogue';
import { articlePath } from '../../../articles/article-path';
import { cardOf } from '../../../articles/card-of';
import { findArticle } from '../../model/answer/find-rows';
import { decodeOnce } from '../../model/ask/listing-place';
import { nearestNumbers } from '../../model/answer/near-numbers';
import type { Product } from '../../../articles/product';
import type { ProductRow } from '../../../articles/product-row';
import { betterWords, rowDifferences } from '../../../articles/reach/difference-words';
import { equalOrBetter } from '../../model/equal-or-better/equal-or-better';
import { explainMarkings } from '../../../articles/standards/explain-markings';
import type { DetailData, FoundArticle } from './detail-data';
import { shownArticle } from '../../../articles/facts/shown-article';

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
  if (!product) {
    const near = nearestNumbers(rows, articleNo, { count: suggestionCount }).map((row) => cardOf(row));
    return { kind: 'not-found', data: { kind: 'missing', articleNo, near } };
  }
  if (product.articleNo !== articleNo) return { kind: 'redirect', to: articlePath(product.articleNo) };
  return { kind: 'ready', data: foundArticle(product, rows) };
}

/** Articles of a section that shows some. */
const mostShown = 4;

function foundArticle(product: Product, rows: readonly ProductRow[]): FoundArticle {
  const { articleNo, alsoAvailableIn = [], ext } = product;
  const row = findArticle(rows, articleNo);
  const better = row && betterCards(row, rows);
  const shown = new Set(better?.articles.map((card) => card.articleNo));
  const similar = similarRows(product, rows).filter((other) => !shown.has(other.articleNo));
  const reasons = new Map(ext?.similar?.map((named) => [named.articleNo, named.reason]));
  const differenceOf = (other: ProductRow) => (row ? rowDifferences(other, row) : '');
  return {
    kind: 'found',
    ...shownArticle(product, explainMarkings(ext?.ratings)),
    similar: similar.slice(0, mostShown).map((other) => {
      const reason = reasons.get(other.articleNo);
      // Two articles with the same levels differ in how they are made.
      const difference = reason?.endsWith('same levels') ? differenceOf(other) : '';
      return cardOf(other, difference ? `${reason}. ${difference}` : reason);
    }),
    knownVersions: row
      ? rowsNamed(rows, alsoAvailableIn).map((other) => cardOf(other, differenceOf(other)))
      : [],
    ...(better && { equalOrBetter: better }),
  };
}

/** Those that the article names, else all of its type. */
function similarRows({ articleNo, type, ext }: Product, rows: readonly ProductRow[]): readonly ProductRow[] {
  const others = rows.filter((row) => row.type === type && row.articleNo !== articleNo);
  const numbers = ext?.similar?.map((named) => named.articleNo);
  return numbers ? rowsNamed(others, numbers) : others;
}

const rowsNamed = (rows: readonly ProductRow[], numbers: readonly string[]): readonly ProductRow[] =>
  numbers.flatMap((number) => rows.find(({ articleNo }) => articleNo === number) ?? []);

/** @returns `undefined` where the article states no level */
function betterCards(article: ProductRow, rows: readonly ProductRow[]): FoundArticle['equalOrBetter'] {
  const wanted = { codes: article.facts?.codes ?? {}, article };
  const answer = equalOrBetter(rows, wanted);
  if (!answer) return undefined;
  const { found, untested } = answer;
  const articles = found.slice(0, mostShown).map((row) => cardOf(row, betterWords(row, wanted)));
  return { articles, count: found.length, untested };
}
