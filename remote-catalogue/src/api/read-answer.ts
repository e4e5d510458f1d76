import * as v from 'valibot';
import { columnsSchema, fromColumns, listColumnNames, type ListColumns } from '../../articles/list-columns';
import { productSchema, type Product } from '../../articles/product';
import { rowOf, type ProductRow } from '../../articles/product-row';
import { CatalogueError } from './port';

/**
 * Reads the answer of a list call: an array of articles, or our columns. Articles that cannot be read are left out
 * and named on the console once. @throws {CatalogueError} if the answer is neither
 */
export function readList(answer: unknown): readonly ProductRow[] {
  if (Array.isArray(answer)) return readArticles(answer);
  const columns = v.safeParse(columnsSchema, answer);
  if (!columns.success) throw unexpected('a list of articles', answer);
  return readOnce(columns.output);
}

let last: { readonly columns: ListColumns; readonly rows: readonly ProductRow[] } | undefined;

/** Rows of equal columns are the same rows: every page of an article, by the thousand, is made from the whole list. */
function readOnce(columns: ListColumns): readonly ProductRow[] {
  const known = last;
  if (known && listColumnNames.every((name) => known.columns[name] === columns[name])) return known.rows;
  const rows = fromColumns(columns);
  last = { columns, rows };
  return rows;
}

function readArticles(answer: readonly unknown[]): readonly ProductRow[] {
  const rows: ProductRow[] = [];
  const unnamed: { readonly index: number; readonly message: string }[] = [];
  for (const [index, article] of answer.entries()) {
    const parsed = v.safeParse(productSchema, article);
    if (parsed.success) rows.push(rowOf(parsed.output));
    else if (isUnnamed(article)) unnamed.push({ index, message: parsed.issues[0].message });
  }
  const [first, ...more] = unnamed;
  const others = more.length > 0 ? ` and ${more.length} more are` : ' is';
  if (first) console.error(`Article ${first.index} of the list${others} left out: ${first.message}`);
  return rows;
}

const named = new Set<string>();

/** True if no list before had it: the list of a category and that of the whole catalogue hold the same articles. */
function isUnnamed(article: unknown): boolean {
  const before = named.size;
  return named.add(JSON.stringify(article)).size > before;
}

/** The article of an answer; an empty object means that there is none. @throws {CatalogueError} for anything else */
export function readProduct(answer: unknown): Product | null {
  const parsed = v.safeParse(productSchema, answer);
  if (parsed.success) return parsed.output;
  if (JSON.stringify(answer) === '{}') return null;
  throw unexpected('an article', answer);
}

const unexpected = (wanted: string, answer: unknown) =>
  new CatalogueError(
    'unexpected-answer',
    `The product service answered ${typeof answer} instead of ${wanted}`,
  );
