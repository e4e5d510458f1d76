import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from 'shared-types/testing/any-text';
import { missesOf } from 'shared-types/testing/misses-of';
import { catalogueRows } from '../../testing/catalogue-rows';
import { answerAt, askable } from '../../testing/answer-at';
import { inOrder, type Condition } from '../../../articles/facets/conditions';
import { withCondition, withoutCondition, wholeList, type Question } from './question';
import { facetColumns, facets } from '../../../articles/facets/facets';
import { printAddress } from './print-address';
import { readAddress } from './read-address';
import { defaultSort, levelSorts, type LevelSort, type SortOrder } from '../../../articles/facets/sort-keys';
import { valueSlug } from '../../../articles/facets/value-slug';

const read = (search: string, isSearchPath = false) => readAddress(search, isSearchPath);
const printed = (question: Question) => printAddress('', question).replace('?', '');
const repaired = (search: string) => printed(read(search));

const slug = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map(valueSlug)
  .filter((text) => text !== '');
const condition: fc.Arbitrary<Condition> = fc.constantFrom(...facetColumns).chain((column) => {
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

const question: fc.Arbitrary<Question> = fc
  .record({
    text,
    match: fc.constantFrom('all', 'any', undefined),
    where: fc.array(condition, { maxLength: 6 }),
    order: fc.constantFrom(...sortOrders),
    isTable: fc.boolean(),
    page: fc.integer({ min: 1, max: 9999 }),
    articles: fc.uniqueArray(articleNo, { maxLength: 4 }),
  })
  .map(({ where, order, match, isTable, ...rest }) => {
    const isSearch = rest.text !== '';
    const isUsual = order === defaultSort(isSearch) || (order === 'relevance' && !isSearch);
    return {
      ...rest,
      ...(isSearch && match && { match }),
      where: inOrder(where),
      ...(!isUsual && { order }),
      form: rest.articles.length > 0 ? 'columns' : isTable ? 'table' : 'cards',
    };
  });

describe('the address of a list', () => {
  it('is read back as the question that it was printed from', () => {
    fc.assert(
      fc.property(question, (written) => {
        expect(read(`?${printed(written)}`)).toEqual(written);
      }),
    );
  });

  it('does not depend on the order in which filters were added', () => {
    const choice = condition.filter(({ column }) =>
      facetColumns.some(({ key, kind }) => key === column && kind === 'choice'),
    );
    const shuffled = fc
      .array(choice, { maxLength: 6 })
      .chain((values) =>
        fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
      );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const add = (values: readonly Condition[]) => printed(values.reduce(withCondition, wholeList));
        expect(add(one)).toBe(add(other));
      }),
    );
  });

  it('is read without an error, whatever it is, and corrected in one step', () => {
    const names = 'q match standard sort view page compare foo'.split(' ');
    const key = fc.constantFrom(...names, ...facets.map((facet) => facet.key));
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
        const once = printed(read(search, isSearchPath));
        expect(printed(read(once, isSearchPath))).toBe(once);
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('can contain any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (written) => {
        expect(printed({ ...wholeList, text: `${written}\ud800` })).toMatch(/^q=[!-~]+$/);
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
          ['?match=all', ''],
          ['?match=some&q=cotton', 'q=cotton'],
          ['?match=any&q=cotton', 'q=cotton&match=any'],
          ['?standard=en-999', ''],
          ['?standard=en-388', 'standard=en-388'],
          ['?palm=Goatskin', 'palm=goatskin'],
          ['?palm=goat skin', ''],
          ['?palm=split-cowhide,goatskin,goatskin', 'palm=goatskin,split-cowhide'],
          ['?size=XL,9,10', 'size=9,10,XL'],
          ['?cut=c', 'cut=C'],
          ['?cut=&abr=3&imp.p=p&palm=nylon&palm=goatskin', 'palm=goatskin,nylon&abr=3&imp=p'],
          ['?heat=welding-b,contact-2,flame-3', 'heat=flame-3,contact-2,welding-b'],
          ['?heat=contact-9', ''],
          ['?imp=p,ansi-2&abr=3', 'abr=3&imp=p,ansi-2'],
          ['?compare=QM101,qm101,KC401,a b,JV801,YF601,UN701', 'compare=QM101,KC401,JV801,YF601,UN701'],
          ['?compare=QM101&compare=KC401', 'compare=QM101,KC401'],
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
    expect(printed(read('?q=x&sort=article&match=all', true))).toBe('match=all&sort=article');
  });

  it('is only the path for a list without filters', () => {
    expect(printAddress('/products/gloves', wholeList)).toBe('/products/gloves');
    expect(printAddress('/products', { ...wholeList, text: 'a b' })).toBe('/products?q=a%20b');
  });
});

describe('a change of the filters', () => {
  const cutC = { column: 'cut', value: 'C' };

  it('starts on the first page', () => {
    expect(withCondition({ ...wholeList, page: 3 }, cutC).page).toBe(1);
  });

  it('replaces a level and adds a choice', () => {
    const chosen = [
      cutC,
      { column: 'cut', value: 'D' },
      { column: 'size', value: '9' },
      { column: 'size', value: '8' },
    ];
    expect(chosen.reduce(withCondition, wholeList).where).toEqual([chosen[1], chosen[3], chosen[2]]);
  });

  it('is undone by removing the value', () => {
    expect(withoutCondition(withCondition(wholeList, cutC), cutC)).toEqual(wholeList);
  });

  it('drops values that no article of the catalogue has', () => {
    const { address } = answerAt(
      askable(catalogueRows()),
      '/products?palm=goatskin,unobtainium&cut=F&size=12',
    );
    expect(address).toBe('/products?palm=goatskin&cut=F&size=12');
  });
});
