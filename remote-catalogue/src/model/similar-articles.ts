import type { Product } from './product';
import type { ProductRow } from './product-row';
import { readEn388 } from './en388';

const count = 4;

/** Number of protection places in which an article reaches at least the other's level, minus those in which it is worse. */
function protectionScore(article: Product, other: Product): number {
  const [code, otherCode] = [article.ext?.ratings?.en388?.code, other.ext?.ratings?.en388?.code];
  if (!code || !otherCode) return 0;
  const levels = readEn388(code);
  const places = readEn388(otherCode).map((place, index) => place.level - (levels[index]?.level ?? 0));
  const isWorse = places.filter((difference) => difference < 0).length;
  return (3 * (places.length - isWorse)) / places.length - 0.5 * isWorse;
}

function score(article: Product, other: Product): number {
  const mainMaterial = ({ ext }: Product) => ext?.materials[0]?.name;
  const isSameMaterial = mainMaterial(article) === mainMaterial(other);
  const isSameForm = article.ext?.kind === other.ext?.kind && article.ext?.cuff === other.ext?.cuff;
  return protectionScore(article, other) + (isSameMaterial ? 2 : 0) + (isSameForm ? 1 : 0);
}

/** Numbers of the four articles of the same type that come nearest; ties in the order of the numbers. */
export function similarNumbers(article: Product, articles: readonly Product[]): readonly string[] {
  return articles
    .filter((other) => other.type === article.type && other.articleNo !== article.articleNo)
    .map((other) => ({ articleNo: other.articleNo, score: score(article, other) }))
    .sort((one, other) => other.score - one.score || one.articleNo.localeCompare(other.articleNo, 'en'))
    .slice(0, count)
    .map(({ articleNo }) => articleNo);
}

/** The rows shown as similar: those that the article names, else the first of its type. */
export function similarRows(product: Product, rows: readonly ProductRow[]): readonly ProductRow[] {
  const others = rows.filter(
    ({ articleNo, type }) => type === product.type && articleNo !== product.articleNo,
  );
  const named = product.ext?.similar?.flatMap((articleNo) =>
    others.filter((row) => row.articleNo === articleNo),
  );
  return named ?? others.slice(0, count);
}
