/** What the site prints is understood as it prints it: every title, marking and amount of the sample, typed back. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import type { MarkingCodes, ProductRow } from '../../articles/product-row';
import { rowOf } from '../../articles/product-row';
import { markingText } from '../../articles/ratings';
import { protectionPlaces } from '../../articles/reach/stated-places';
import type { RatedStandard } from '../../articles/standards/standard-names';
import { readCatalogue } from '../../press/read-catalogue';
import { readCatalogueFiles } from '../../press/source-files';
import { searchIndexOf } from '../../press/synonyms/check-synonyms';
import { wordLists } from '../../press/synonyms/word-lists';
import { orderedRows } from '../../src/model/answer/answer';
import { readQuestion, type Askable } from '../../src/model/answer/read-question';
import { searchGroups } from '../../src/model/answer/search-rows';
import { openFinder } from '../../src/model/answer/open-finder';
import { answerAt, askable } from '../../src/testing/answer-at';

const { articles, synonyms } = readCatalogue(readCatalogueFiles(path.resolve(__dirname, '..')));
const rows = articles.map(({ ext: { art: _, ...ext }, ...article }) => rowOf({ ...article, ext }));
let list: Askable;

beforeAll(async () => {
  const { words } = searchIndexOf(articles, synonyms);
  list = askable(
    rows,
    await openFinder({ rows, words, synonyms, lists: wordLists, pause: () => Promise.resolve() }),
  );
});

/** Numbers on all pages of the answer to a text. */
function numbersFor(text: string): readonly string[] {
  const at = (page: number) => answerAt(list, `/products/${encodeURIComponent(text)}?page=${page}`);
  const first = at(1);
  const others = Array.from({ length: first.page.pages - 1 }, (_, place) => at(place + 2));
  return [first, ...others].flatMap((shown) => shown.rows.map(({ articleNo }) => articleNo));
}

/** Numbers of the articles that state all of a text: those of its first group, or all. */
function fullAnswersTo(text: string): readonly string[] {
  const read = readQuestion(list, { path: '/products', search: `q=${encodeURIComponent(text)}` });
  if (read.found?.missing.length) return [];
  const { index, groups, places } = orderedRows(list, read);
  const full = places.filter((place) => (groups?.[place] ?? 0) <= searchGroups.indexOf('direct'));
  return Array.from(full, (place) => index.rows[place]?.articleNo ?? '');
}

/** Every printed text once, with the articles that print it. */
function printedBy(printed: (row: ProductRow, place: number) => readonly string[]) {
  const known = new Map<string, string[]>();
  rows.forEach((row, place) => {
    for (const text of printed(row, place)) known.set(text, [...(known.get(text) ?? []), row.articleNo]);
  });
  return [...known];
}

/** True if an article states each level of a marking or a better one; what has no order must be the same. */
const reaches = (codes: MarkingCodes, standard: RatedStandard, code: string): boolean =>
  protectionPlaces(standard, code).every(({ key, state, level, isRanked }) => {
    if (state !== 'level' && state !== 'zero') return true;
    const own = protectionPlaces(standard, codes[standard] ?? '').find((place) => place.key === key);
    if (codes[standard] === undefined || (own?.state !== 'level' && own?.state !== 'zero')) return false;
    return isRanked ? own.level >= level : own.level === level;
  });

describe('a printed text that is typed back', () => {
  it('has each article whose title it is in its answer', async () => {
    const titles = printedBy(({ title }) => [title]);
    expect(
      await missesOf(titles, ([title, numbers]) => {
        expect(numbersFor(title)).toEqual(expect.arrayContaining(numbers));
      }),
    ).toEqual([]);
  });

  it('lists exactly the articles that state a marking or a better one', async () => {
    const markings = rows.flatMap(
      ({ facts }) => Object.entries(facts?.codes ?? {}) as [RatedStandard, string][],
    );
    const once = [...new Map(markings.map((each) => [each.join(' '), each])).values()];
    expect(
      await missesOf(
        once.filter(([standard, code]) => standard !== 'iso21420' && code !== ''),
        ([standard, code]) => {
          const expected = rows.filter(({ facts }) => reaches(facts?.codes ?? {}, standard, code));
          expect([...numbersFor(markingText(standard, { code }))].sort()).toEqual(
            expected.map(({ articleNo }) => articleNo).sort(),
          );
        },
      ),
    ).toEqual([]);
  });

  it('has each article that prints an amount in its answer', async () => {
    const amounts = printedBy((_, place) => {
      const { materials = [], gauge, lengthMm } = articles[place]?.ext ?? {};
      return [
        ...materials.flatMap(({ gsm }) => (gsm === undefined ? [] : [`${gsm} g/m²`])),
        ...(gauge === undefined ? [] : [`${gauge} gauge`]),
        ...(lengthMm === undefined ? [] : [`${lengthMm} mm`]),
      ];
    });
    expect(
      await missesOf(amounts, ([amount, numbers]) => {
        expect(numbersFor(amount)).toEqual(expect.arrayContaining(numbers));
      }),
    ).toEqual([]);
  });

  it('has each article that states a material with its part, or several colours, before all that come near', async () => {
    const facts = printedBy((_, place) => {
      const { materials = [], colours = [] } = articles[place]?.ext ?? {};
      const parts = materials.filter(({ part }) => /^(?:back|insulation|lining)$/.test(part));
      return [
        // A longer name is read in two.
        ...parts.map(({ part, name }) => `${name} ${part}`).filter((text) => text.split(' ').length <= 4),
        ...(colours.length > 1 ? [colours.map(({ name }) => name).join(', ')] : []),
      ];
    });
    expect(
      await missesOf(facts, ([text, numbers]) => {
        expect(fullAnswersTo(text)).toEqual(expect.arrayContaining(numbers));
      }),
    ).toEqual([]);
  });

  it('has each article that states its kind and two more facts before all that come near', async () => {
    const texts = rows.flatMap(({ articleNo, facts }, place) => {
      const {
        kind = '',
        colours = [],
        lining = '',
        cuff = '',
        sizes = [],
        traits = [],
        codes = {},
      } = facts ?? {};
      const { closures = [], ppeCategory } = articles[place]?.ext ?? {};
      const stated = [
        colours[0] ?? '',
        /^(?:Unlined)?$/.test(lining) ? lining : `${lining} lining`,
        cuff,
        ...sizes.slice(-1).map((size) => `size ${size}`),
        traits[0] ?? '',
        closures.length > 0 ? `with ${closures[0]}` : '',
        ppeCategory ? `category ${'I'.repeat(ppeCategory)}` : '',
        ...(/[A-F]/.exec(codes.en388 ?? '') ?? []).map((level) => `cut level ${level}`),
        ...(Object.entries(codes) as [RatedStandard, string][]).map(([standard, code]) =>
          markingText(standard, { code }),
        ),
      ].filter(Boolean);
      return stated.map((one, first) => {
        const other = stated[(first + 1 + (place % (stated.length - 1))) % stated.length] ?? '';
        return { text: `${one} ${kind} ${other}`.toLowerCase(), articleNo };
      });
    });
    expect(
      await missesOf(texts, ({ text, articleNo }) => {
        expect(fullAnswersTo(text)).toContain(articleNo);
      }),
    ).toEqual([]);
  });
});
