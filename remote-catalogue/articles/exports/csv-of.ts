import { writeCsv } from 'hucre/csv';
import { compareProducts } from '../facts/compare-products';
import type { MatrixCell } from '../facts/matrix';
import { gtinText } from '../trade-codes';
import type { ExportedArticle } from './exported-article';

/** A level as printed, so that a program can sort by it; empty where nothing is stated. */
const cellOf = (cell: MatrixCell | undefined): string =>
  cell?.kind === 'level' ? cell.printed : cell?.kind === 'text' ? cell.text : '';

/**
 * The text of a CSV file of articles: their comparison, one article a line. As RFC 4180 has it, in UTF-8 with a byte-order
 * mark; no cell is run as a formula.
 */
export function csvOf(articles: readonly ExportedArticle[]): string {
  const facts = compareProducts(articles).groups.flatMap((group) => group.facts);
  const names = facts.map(({ standard = '', name }) => `${standard} ${name}`.trim());
  const lines = articles.map(({ articleNo, title, chosenSize = '', ext, address }, place) => [
    ...[articleNo, title, chosenSize],
    ...facts.map(({ cells }) => cellOf(cells[place])),
    ...[ext?.gtins?.map(gtinText).join('; ') ?? '', address],
  ]);
  const head = ['Article number', 'Title', 'Chosen size', ...names, 'GTIN', 'Address'];
  return writeCsv([head, ...lines], { bom: true, escapeFormulae: true });
}
