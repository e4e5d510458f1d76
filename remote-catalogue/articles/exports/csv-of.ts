import { writeCsv } from 'hucre/csv';
import { compareProducts } from '../facts/compare-products';
import type { MatrixCell } from '../facts/matrix';
import { gtinText } from '../trade-codes';
import type { ExportedArticle } from './exported-article';

type Column = readonly [heading: string, cells: readonly string[]];

/** A level as printed, so that a program can sort by it; empty where nothing is stated. */
const cellOf = (cell: MatrixCell): string =>
  cell.kind === 'level' ? cell.printed : cell.kind === 'text' ? cell.text : '';

/**
 * The text of a CSV file of articles: their comparison, one article a line. As RFC 4180 has it, in UTF-8 with a byte-order
 * mark; no cell is run as a formula.
 */
export function csvOf(articles: readonly ExportedArticle[]): string {
  const facts = compareProducts(articles).groups.flatMap((group) => group.facts);
  const all: readonly Column[] = [
    ['Article number', articles.map(({ articleNo }) => articleNo)],
    ['Title', articles.map(({ title }) => title)],
    ['Chosen size', articles.map(({ chosenSize = '' }) => chosenSize)],
    ...facts.map(({ standard = '', name, cells }): Column => [
      `${standard} ${name}`.trim(),
      cells.map(cellOf),
    ]),
    ['GTIN', articles.map(({ ext }) => ext?.gtins?.map(gtinText).join('; ') ?? '')],
    ['Address', articles.map(({ address }) => address)],
  ];
  const columns = all.filter(([, cells]) => cells.length === 0 || cells.some(Boolean));
  const lines = articles.map((_, place) => columns.map(([, cells]) => cells[place] ?? ''));
  return writeCsv([columns.map(([heading]) => heading), ...lines], { bom: true, escapeFormulae: true });
}
