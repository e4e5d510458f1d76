import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from 'shared-types/testing/any-text';
import { missesOf } from 'shared-types/testing/misses-of';
import { catalogueRows } from '../../testing/catalogue-rows';
import { choose, unchoose, unchooseAll, withoutUnknown } from './change-state';
import { chosenOf, type ColumnValue } from './chosen-values';
import { indexRows } from './facet-index';
import { facetColumns, facets } from '../../../articles/facets/facets';
import { plainState, type ListingState } from './listing-state';
import { listingAddress, printListingState } from './print-state';
import { readListingState } from './read-state';
import { defaultSort, levelSorts, type LevelSort, type SortOrder } from './sort-keys';
import { valueSlug } from '../../../articles/facets/value-slug';

const read = (search: string) => readListingState(search, { isSearchPath: false });
const repaired = (search: string) => printListingState(read(search));

const slug = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map(valueSlug)
  .filter((text) => text !== '');
const columnValue: fc.Arbitrary<ColumnValue> = fc.constantFrom(...facetColumns).chain((column) => {
  const choices = column.kind === 'choice' ? (column.known ?? []) : column.levels;
  const known = choices.map(({ value }) => value);
  if (column.kind === 'at-least') {
    const levels = [...known, ...(column.tested ? [column.tested] : [])];
    return fc.constantFrom(...levels).map((value) => ({ column: column.key, value }));
  }
  const open = column.isClosed ? [] : [slug];
  const closed = known.length > 0 ? [fc.constantFrom(...known)] : [];
  return fc.oneof(...closed, ...open).map((value) => ({ column: column.key, value }));
});
const text = fc.string({ unit: 'grapheme' }).map((written) => written.trim());
const articleNo = fc.stringMatching(/^[A-Z]{2}[0-9]{3}$/);

const columnSorts = ['article', 'title', ...(Object.keys(levelSorts) as readonly LevelSort[])] as const;
const sortOrders: readonly SortOrder[] = [
  'relevance',
  'category',
  ...columnSorts,
  ...columnSorts.map((key) => `-${key}` as const),
];

const state: fc.Arbitrary<ListingState> = fc
  .record({
    text,
    isLiteral: fc.boolean(),
    standard: fc.constantFrom('', 'en-388', 'en-iso-374'),
    values: fc.array(columnValue, { maxLength: 6 }),
    sort: fc.constantFrom(...sortOrders),
    isTable: fc.boolean(),
    page: fc.integer({ min: 1, max: 9999 }),
    compare: fc.uniqueArray(articleNo, { maxLength: 4 }),
  })
  .map(({ values, standard, sort, isLiteral, isTable, ...rest }) => {
    const isSearch = rest.text !== '';
    const isUsual = sort === defaultSort(isSearch) || (sort === 'relevance' && !isSearch);
    return {
      ...rest,
      isLiteral: isLiteral && isSearch,
      chosen: chosenOf(values),
      ...(standard && { standard }),
      ...(!isUsual && { sort }),
      ...(isTable && { view: 'table' as const }),
    };
  });

describe('the address of a list', () => {
  it('is read back as the state that it was printed from', () => {
    fc.assert(
      fc.property(state, (written) => {
        expect(read(`?${printListingState(written)}`)).toEqual(written);
      }),
    );
  });

  it('does not depend on the order in which filters were added', () => {
    const choice = columnValue.filter(({ column }) =>
      facetColumns.some(({ key, kind }) => key === column && kind === 'choice'),
    );
    const shuffled = fc
      .array(choice, { maxLength: 6 })
      .chain((values) =>
        fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
      );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const add = (values: readonly ColumnValue[]) => printListingState(values.reduce(choose, plainState));
        expect(add(one)).toBe(add(other));
      }),
    );
  });

  it('is read without an error, whatever it is, and corrected in one step', () => {
    const key = fc.constantFrom(
      'q',
      'raw',
      'standard',
      'sort',
      'view',
      'page',
      'compare',
      'foo',
      ...facets.map((f) => f.key),
    );
    const value = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.webQueryParameters(),
      fc.stringMatching(/^[A-F0-9=,-]{0,9}$/),
    );
    const query = fc
      .array(fc.tuple(key, value), { maxLength: 8 })
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
    fc.assert(
      fc.property(query, fc.boolean(), (search, isSearchPath) => {
        const once = printListingState(readListingState(search, { isSearchPath }));
        expect(printListingState(readListingState(once, { isSearchPath }))).toBe(once);
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('can contain any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (written) => {
        expect(printListingState({ ...plainState, text: `${written}\ud800` })).toMatch(/^q=[!-~]+$/);
      }),
    );
  });

  it('is corrected where it has what does not exist', async () => {
    expect(
      await missesOf(
        [
          ['?cut=Z', ''],
          ['?foo=1', ''],
          ['?page=0', ''],
          ['?page=1', ''],
          ['?page=3', 'page=3'],
          ['?sort=category', ''],
          ['?sort=article', 'sort=article'],
          ['?sort=-cut', 'sort=-cut'],
          ['?sort=-relevance', ''],
          ['?sort=toString', ''],
          ['?page=2&view=table&sort=cut', 'sort=cut&view=table&page=2'],
          ['?view=cards', ''],
          ['?sort=relevance', ''],
          ['?sort=title&q=cotton', 'q=cotton&sort=title'],
          ['?sort=article&q=cotton', 'q=cotton&sort=article'],
          ['?raw=1', ''],
          ['?raw=1&q=4X43FP', 'q=4X43FP&raw=1'],
          ['?standard=en-999', ''],
          ['?standard=en-388', 'standard=en-388'],
          ['?palm=Goatskin', 'palm=goatskin'],
          ['?palm=goat skin', ''],
          ['?palm=split-cowhide,goatskin,goatskin', 'palm=goatskin,split-cowhide'],
          ['?size=XL,9,10', 'size=9,10,XL'],
          ['?cut=c', 'cut=C'],
          ['?heat=welding-b,contact-2,flame-3', 'heat=flame-3,contact-2,welding-b'],
          ['?heat=contact-9', ''],
          ['?imp=p,ansi-2&abr=3', 'abr=3&imp=p,ansi-2'],
          ['?compare=QM101,qm101,KC401,a b,JV801,YF601,UN701', 'compare=QM101,KC401,JV801,YF601,UN701'],
          ['?q=%20cotton%20', 'q=cotton'],
          ['?q=', ''],
        ],
        ([search, expected]) => {
          expect(repaired(search)).toBe(expected);
        },
      ),
    ).toEqual([]);
  });

  it('has no text in its query if the path is the searched text', () => {
    const onPath = readListingState('?q=x&sort=article&raw=1', { isSearchPath: true });
    expect(printListingState(onPath)).toBe('raw=1&sort=article');
  });

  it('is only the path for a list without filters', () => {
    expect(listingAddress('/products/gloves', plainState)).toBe('/products/gloves');
    expect(listingAddress('/products', { ...plainState, text: 'a b' })).toBe('/products?q=a%20b');
  });
});

describe('a change of the filters', () => {
  const cutC = { column: 'cut', value: 'C' };

  it('starts on the first page', () => {
    expect(choose({ ...plainState, page: 3 }, cutC).page).toBe(1);
  });

  it('replaces a level and adds a choice', () => {
    const chosen = [
      cutC,
      { column: 'cut', value: 'D' },
      { column: 'size', value: '9' },
      { column: 'size', value: '8' },
    ];
    expect(chosen.reduce(choose, plainState).chosen).toEqual({ cut: ['D'], size: ['8', '9'] });
  });

  it('is undone by removing the value', () => {
    expect(unchoose(choose(plainState, cutC), cutC)).toEqual(plainState);
    expect(unchooseAll({ ...choose(plainState, cutC), standard: 'en-388' })).toEqual(plainState);
  });

  it('drops values that no article of the catalogue has', () => {
    const index = indexRows(catalogueRows());
    const asked = read('?palm=goatskin,unobtainium&cut=F&size=12');
    expect(printListingState(withoutUnknown(asked, index))).toBe('palm=goatskin&cut=F&size=12');
  });
});
