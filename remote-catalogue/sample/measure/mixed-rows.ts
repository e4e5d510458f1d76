import { rowOf, type ProductRow, type RowFacts } from '../../src/model/product-row';
import type { SourceArticle } from '../../data/article-schema';
import { randomOf } from '../../data/random';

/**
 * Rows of many articles: each takes every fact of another article of its type, so that nothing goes together as it does
 * in real articles. No list of the same length is slower to count or larger to send.
 */
export function mixedRows(articles: readonly SourceArticle[], count: number): readonly ProductRow[] {
  const rows = articles.map(({ ext: { art: _, ...ext }, ...article }) => rowOf({ ...article, ext }));
  return Array.from({ length: count }, (_, place) => {
    const row = rows[place % rows.length];
    if (!row?.facts || !row.card) throw new Error('Give at least one article with facts.');
    const others = rows.filter(({ type }) => type === row.type);
    const random = randomOf(`mixed ${place}`);
    const pick = () => others[random.between(0, others.length - 1)] ?? row;
    const own = row.facts;
    const any = () => pick().facts ?? own;
    const facts: RowFacts = {
      kind: own.kind,
      material: any().material,
      gsm: any().gsm,
      lining: any().lining,
      coating: any().coating,
      cuff: any().cuff,
      traits: any().traits,
      sizes: any().sizes,
      colours: any().colours,
      codes: any().codes,
    };
    const articleNo = `${row.articleNo.slice(0, 2)}${1000 + place}`;
    const hash = Array.from({ length: 20 }, () => random.between(0, 15).toString(16)).join('');
    const card = { ...row.card, drawing: `/assets/${hash}.svg` };
    return { ...row, articleNo, title: `${pick().title}, ${pick().facts?.kind ?? ''}`, card, facts };
  });
}
