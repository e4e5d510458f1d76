import { describe, expect, it } from '@jest/globals';
import { isGloveType, type ProductType } from '../../articles/product-types';
import { answerAt, askable } from '../testing/answer-at';
import { catalogueRows } from '../testing/catalogue-rows';
import { listMatrix } from './list-matrix';
import { cellText, type FactGroup } from '../../articles/facts/matrix';

const rows = catalogueRows();

function tableAt(address: string, isListed: (type: ProductType) => boolean = () => true) {
  return listMatrix(answerAt(askable(rows.filter(({ type }) => isListed(type))), address));
}
const factsOf = ({ groups }: ReturnType<typeof tableAt>, group: FactGroup['name']) =>
  groups.find(({ name }) => name === group)?.facts ?? [];

describe('the table of a list', () => {
  it('has the places of EN 388 and the standards that its articles are marked to', () => {
    const table = tableAt('/products/gloves?view=table', isGloveType);
    expect(factsOf(table, 'Places').map(({ name }) => name)).toEqual([
      'Abrasion',
      'Cut (coup)',
      'Tear',
      'Puncture',
      'Cut (ISO)',
      'Impact',
    ]);
    const standards = factsOf(table, 'Codes').map(({ standard }) => standard);
    expect(standards).toEqual(expect.arrayContaining(['ANSI 105', 'EN 407', 'EN 511']));
    expect(standards).not.toContain('EN ISO 20471');
  });

  it('keeps its columns when filters leave no article with them', () => {
    const heads = (address: string) =>
      factsOf(tableAt(address, isGloveType), 'Codes').map(({ standard }) => standard);
    expect(heads('/products/gloves?view=table&cut=F')).toEqual(heads('/products/gloves?view=table'));
  });

  it('has no place of EN 388 for garments, and says what each is marked to', () => {
    const table = tableAt('/products/garments?view=table', (type) => !isGloveType(type));
    expect(factsOf(table, 'Places')).toEqual([]);
    const visibility = factsOf(table, 'Codes').find(({ standard }) => standard === 'EN ISO 20471');
    expect(visibility?.cells.map(cellText)).toEqual(
      expect.arrayContaining(['not stated', 'class 2', 'class 3']),
    );
  });

  it('says beside the places what it is filtered or sorted by', () => {
    const markings = (query: string) => {
      const table = tableAt(`/products/gloves?view=table&${query}`, isGloveType);
      const [abrasion] = factsOf(table, 'Places');
      return table.articles
        .filter((_, index) => abrasion?.cells[index]?.kind === 'level')
        .map((article) => article.markings);
    };
    expect(markings('cold=contact-1')).toEqual(expect.arrayContaining([expect.stringMatching(/^EN 511 /)]));
    expect(markings('cold=contact-1')).not.toContain('');
    expect(markings('sort=ansi')[0]).toMatch(/^ANSI\/ISEA 105 cut A\d$/);
    expect(new Set(markings('cut=D'))).toEqual(new Set(['']));
  });

  it('sorts by a head, and from the other end by the same head', () => {
    const cut = (address: string) => factsOf(tableAt(address), 'Places')[4]?.sort;
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
