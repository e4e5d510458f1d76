import { describe, expect, it } from '@jest/globals';
import { catalogueRows } from '../../../testing/catalogue-rows';
import { isGloveType, type ProductType } from '../../../../articles/product-types';
import { answerAt, askable } from '../../../testing/answer-at';
import { articleTable } from './article-table';

const rows = catalogueRows();

function tableAt(address: string, isListed: (type: ProductType) => boolean = () => true) {
  return articleTable(answerAt(askable(rows.filter(({ type }) => isListed(type))), address));
}

describe('the table of a list', () => {
  it('has the places of EN 388 and the standards that its articles are marked to', () => {
    const table = tableAt('/products/gloves?view=table', isGloveType);
    expect(table.places.map(({ name }) => name)).toEqual([
      'Abrasion',
      'Cut (coup)',
      'Tear',
      'Puncture',
      'Cut (ISO)',
      'Impact',
    ]);
    const standards = table.heads.map(({ standard }) => standard);
    expect(standards).toEqual(expect.arrayContaining(['ANSI 105', 'EN 407', 'EN 511']));
    expect(standards).not.toContain('EN ISO 20471');
  });

  it('keeps its columns when filters leave no article with them', () => {
    const heads = (address: string) => tableAt(address, isGloveType).heads.map(({ standard }) => standard);
    expect(heads('/products/gloves?view=table&cut=F')).toEqual(heads('/products/gloves?view=table'));
  });

  it('has no place of EN 388 for garments, and says what each is marked to', () => {
    const table = tableAt('/products/garments?view=table', (type) => !isGloveType(type));
    expect(table.places).toEqual([]);
    const visibility = table.heads.findIndex(({ standard }) => standard === 'EN ISO 20471');
    const classes = table.rows.map(({ cells }) => cells[visibility]);
    expect(classes).toEqual(expect.arrayContaining(['', '2', '3']));
  });

  it('says beside the places what it is filtered or sorted by', () => {
    const markings = (query: string) =>
      tableAt(`/products/gloves?view=table&${query}`, isGloveType)
        .rows.filter(({ places }) => places.length > 0)
        .map((row) => row.markings);
    expect(markings('cold=contact-1')).toEqual(expect.arrayContaining([expect.stringMatching(/^EN 511 /)]));
    expect(markings('cold=contact-1')).not.toContain('');
    expect(markings('sort=ansi')[0]).toMatch(/^ANSI 105 A\d$/);
    expect(new Set(markings('cut=D'))).toEqual(new Set(['']));
  });

  it('has one row for each article of the page, in its order', () => {
    const table = tableAt('/products?view=table&page=2');
    expect(table.rows.map(({ articleNo }) => articleNo)).toEqual(
      rows.slice(48, 96).map(({ articleNo }) => articleNo),
    );
  });

  it('sorts by a head, and from the other end by the same head', () => {
    const cut = (address: string) => tableAt(address).places[4]?.sort;
    expect(cut('/products?view=table&page=2')).toEqual({
      key: 'cut',
      address: '/products?sort=cut&view=table',
    });
    expect(cut('/products?view=table&sort=cut')).toEqual({
      key: 'cut',
      address: '/products?sort=-cut&view=table',
      current: 'descending',
    });
    expect(cut('/products?view=table&sort=-cut')).toEqual({
      key: 'cut',
      address: '/products?sort=cut&view=table',
      current: 'ascending',
    });
  });

  it('is in the order of its numbers in one category, and by category in several', () => {
    const isLeather = (type: ProductType) => type === 'Industrial Gloves Leather';
    expect(tableAt('/products/industrial_gloves/leather?view=table', isLeather).number.current).toBe(
      'ascending',
    );
    expect(tableAt('/products?view=table').number.current).toBeUndefined();
    expect(tableAt('/products?view=table&sort=article').number.current).toBe('ascending');
  });

  it('keeps the searched text as it was written', () => {
    expect(tableAt('/products/cut%20D?view=table').title.address).toBe(
      '/products/cut%20D?sort=title&view=table',
    );
  });
});
