import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from 'shared-types/testing/any-text';
import { catalogueRows } from '../../testing/catalogue-rows';
import { rowsContaining } from './find-rows';
import { isGloveType } from '../../../articles/product-types';
import type { ProductRow } from '../../../articles/product-row';
import { answerAt, askable } from '../../testing/answer-at';
import { testRow } from '../../testing/test-row';
import { answer, type Answer } from './answer';
import { openFinder } from './finder';
import { readQuestion, type Askable } from './read-question';

const rows = catalogueRows();
const all = askable(rows);
let searchable: Askable;
beforeAll(async () => {
  searchable = askable(rows, await openFinder({ rows, synonyms: [], pause: () => Promise.resolve() }));
});
const at = (address: string, list = all): Answer => answerAt(list, address);
const numbers = (shown: Answer) => shown.rows.map(({ articleNo }) => articleNo);
const code = ({ facts }: ProductRow) => facts?.codes.en388 ?? '';
const labels = ({ filters }: Answer) => filters.map(({ label }) => label);

describe('a list', () => {
  it('shows 48 articles of the catalogue on its first page, in the order of the catalogue', () => {
    const shown = at('/products');
    expect(numbers(shown)).toEqual(rows.slice(0, 48).map(({ articleNo }) => articleNo));
    expect(shown.page).toMatchObject({ page: 1, first: 1, last: 48 });
    expect(shown.total).toBe(rows.length);
  });

  it('shows its last page if the number is too high, and corrects its address', () => {
    const shown = at('/products?page=999&cut=Z&foo=1');
    const last = Math.ceil(rows.length / 48);
    expect(shown.page).toMatchObject({ page: last, pages: last, last: rows.length });
    expect(shown.address).toBe(`/products?page=${last}`);
  });

  it('offers protection filters only among gloves or among garments', () => {
    expect(labels(at('/products'))).toEqual(['Colour', 'Size', 'Main material']);
    const gloves = askable(rows.filter(({ type }) => isGloveType(type)));
    expect(labels(at('/products/gloves', gloves))).toEqual(
      expect.arrayContaining(['Palm', 'Cut (ISO)', 'Cold']),
    );
    const garments = askable(rows.filter(({ type }) => !isGloveType(type)));
    expect(labels(at('/products/garments', garments))).toEqual(
      expect.arrayContaining(['Kind', 'Weight', 'Visibility class', 'Medical barrier']),
    );
  });

  it('has what states to be free of all chosen substances, and nothing by silence', () => {
    const stating = askable([
      testRow({ freeOf: ['latex', 'DMF'] }, { articleNo: 'A1' }),
      testRow({ freeOf: ['latex'] }, { articleNo: 'A2' }),
      testRow({}, { articleNo: 'A3' }),
    ]);
    expect(labels(at('/products', stating))).toContain('Free of');
    expect(numbers(at('/products?free=latex', stating))).toEqual(['A1', 'A2']);
    expect(numbers(at('/products?free=latex&free=dmf', stating))).toEqual(['A1']);
    expect(numbers(at('/products?free=pfas', stating))).toEqual([]);
  });

  it('offers the usual arc ratings, and one between them only where it is chosen', () => {
    const garments = askable(rows.filter(({ type }) => !isGloveType(type)));
    const ratings = (search: string) =>
      at(`/products/garments${search}`, garments)
        .filters.flatMap(({ columns }) => columns)
        .find(({ key }) => key === 'arc.cal')
        ?.values.map(({ value }) => value);
    expect(ratings('')).toEqual(['cal-4', 'cal-8', 'cal-12', 'cal-25', 'cal-40']);
    expect(ratings('?arc=cal-8.4')).toEqual(['cal-4', 'cal-8', 'cal-8.4', 'cal-12', 'cal-25', 'cal-40']);
  });

  it('has each article once whose number a service finds, too', () => {
    const read = readQuestion(all, { path: '/products/qm10', search: '' });
    const called = structuredClone(rows.filter(({ articleNo }) => articleNo.startsWith('QM10')));
    expect(numbers(answer(all, read, called))).toEqual(called.map(({ articleNo }) => articleNo));
  });

  it('offers a property once, chosen or not', () => {
    const offered = labels(at('/products?cat=general-diy&col=navy&size=9&mat=goatskin'));
    expect(new Set(offered).size).toBe(offered.length);
  });

  it('hides properties that are the same in all articles of the category', () => {
    const ofSizes = (...sizes: readonly string[]) =>
      askable(rows.flatMap((row) => (row.facts ? [{ ...row, facts: { ...row.facts, sizes } }] : [])));
    expect(labels(at('/products', ofSizes('M', 'L')))).toContain('Size');
    expect(labels(at('/products', ofSizes('M')))).not.toContain('Size');
  });

  it('has the category among its filters only where all categories are searched', () => {
    expect(labels(at('/products?cat=industrial-gloves-leather'))).not.toContain('Category');
    expect(labels(at('/products/glove'))[0]).toBe('Category');
    expect(labels(at('/products?q=glove'))[0]).toBe('Category');
    const gloves = askable(rows.filter(({ type }) => isGloveType(type)));
    expect(labels(at('/products/gloves?q=glove', gloves))).not.toContain('Category');
  });

  it('of a search offers protection filters as soon as a category of gloves or of garments is chosen', () => {
    expect(labels(at('/products?q=a'))).not.toContain('Cut (ISO)');
    expect(labels(at('/products?q=a&cat=industrial-gloves-leather'))).toContain('Cut (ISO)');
  });

  it('keeps a value in its place when no article is left for it', () => {
    const gloves = askable(rows.filter(({ type }) => isGloveType(type)));
    const palm = (shown: Answer) => shown.filters.find(({ key }) => key === 'palm')?.columns[0]?.values;
    const before = palm(at('/products/gloves', gloves)) ?? [];
    const after = palm(at('/products/gloves?cut=F', gloves)) ?? [];
    expect(after.map(({ value }) => value)).toEqual(before.map(({ value }) => value));
    expect(after.some(({ articles }) => articles === 0)).toBe(true);
  });

  it('shows a chip for each filter, which removes it', () => {
    const { chips } = at('/products?standard=en-388&cut=D&size=9&page=2');
    expect(chips).toMatchObject([
      { label: 'Marked to: EN 388', condition: { column: 'standard', value: 'en-388' } },
      { label: 'Cut (ISO): D or better', condition: { column: 'cut', value: 'D' } },
      { label: 'Size: 9', condition: { column: 'size', value: '9' } },
    ]);
  });

  it('of articles without data, searched, offers only the category as a filter', () => {
    const bare = askable(rows.map(({ facts: _, card: __, ...row }) => row));
    const shown = at('/products?q=a', bare);
    expect(labels(shown)).toEqual(['Category']);
    expect(at('/products?cut=C', bare).total).toBe(0);
  });

  it('is shown without an error at any address', () => {
    const part = fc.constantFrom(...'q=|cut=|size=|EN 388 |4X43FP|C|&|9,10|sort=hv|page=7| |x'.split('|'));
    const search = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.webPath(), search, (path, query) => {
        const shown = at(`/products${path}?${query}`);
        expect(shown.rows.length).toBe(shown.total === 0 ? 0 : shown.page.last - shown.page.first + 1);
      }),
      { numRuns: 100, seed: 4 },
    );
  });
});

describe('the order of a list', () => {
  it.each([
    ['cut', -1],
    ['-cut', 1],
  ])('by protection (%s) puts the untested last from both ends, and leaves none out', (sort, sign) => {
    const pages = ['1', '2', '3'].map((page) => at(`/products?sort=${sort}&page=${page}`));
    const letters = pages.flatMap((shown) => shown.rows).map((row) => code(row)[4] ?? 'X');
    expect(letters).toHaveLength(rows.length);
    const tested = letters.filter((letter) => letter !== 'X');
    expect(letters.slice(0, tested.length)).toEqual(
      tested.toSorted((one, other) => sign * (one < other ? -1 : 1)),
    );
  });

  it('by title follows the alphabet', () => {
    const titles = at('/products?sort=title').rows.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  });

  it('by article number does not heed the category, in which the catalogue begins', () => {
    const prefix = (shown: Answer) => numbers(shown)[0]?.slice(0, 2);
    expect([prefix(at('/products')), prefix(at('/products?sort=article'))]).toEqual(['QM', 'EH']);
    expect(numbers(at('/products?sort=-article'))[0]).toMatch(/^YF/);
  });

  it('by number puts QM9 before QM101', () => {
    const [row] = rows;
    if (!row) throw new Error('There is no article.');
    const list = askable(['QM101', 'QM9', 'QM10'].map((articleNo) => ({ ...row, articleNo })));
    expect(numbers(at('/products', list))).toEqual(['QM9', 'QM10', 'QM101']);
    expect(numbers(at('/products?sort=-article', list))).toEqual(['QM101', 'QM10', 'QM9']);
  });
});

describe('a search', () => {
  it.each(['qm101', 'qm 101', 'QM-101'])('for %s shows the article first and marks it as exact', (text) => {
    const shown = at(`/products/${encodeURIComponent(text)}`, searchable);
    expect(numbers(shown)[0]).toBe('QM101');
    expect(shown.exactNumber).toBe('QM101');
    expect(numbers(at(`/products?q=${text}&sort=title`, searchable))[0]).toBe('QM101');
  });

  it('lists all that the search call answers, with and without a finder', () => {
    const called = rowsContaining(rows, 'otto').map(({ articleNo }) => articleNo);
    for (const list of [all, searchable]) expect(numbers(at('/products/otto', list))).toEqual(called);
    const whole = rowsContaining(rows, 'cotton').map(({ articleNo }) => articleNo);
    expect(numbers(at('/products/cotton', searchable))).toEqual(expect.arrayContaining(whole));
  });

  it('for a marking shows only articles that state it, by a chip and no filter', () => {
    const { chips, evidence, rows: shown } = at('/products/EN%20388%204543', searchable);
    expect(chips).toEqual([]);
    expect(evidence?.understood).toEqual([{ label: 'EN 388 4543 or better' }]);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((row) => /^454[34]/.test(code(row)))).toBe(true);
  });

  it('for the name of a standard shows the articles that are marked to it', () => {
    const { total } = at('/products?q=en388', searchable);
    expect(total).toBe(rows.filter((row) => code(row) !== '').length);
  });

  it('shows at first 24 of those that miss something, and has links to all and to none', () => {
    const { switches, found, total } = at('/products?q=black%20cotton', searchable);
    const whole = found?.fitting.whole ?? 0;
    expect([whole > 0, total]).toEqual([true, whole + 24]);
    const [more, fewer] = switches.map((each) => at(each.address, searchable).total);
    expect([more, fewer]).toEqual([found?.rows.length, whole]);
  });
});
