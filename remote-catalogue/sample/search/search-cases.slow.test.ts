import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { readCatalogue } from '../../press/read-catalogue';
import { readCatalogueFiles } from '../../press/source-files';
import { searchIndexOf } from '../../press/synonyms/check-synonyms';
import { englishWords } from '../../press/synonyms/english-words';
import { makers, wordLists } from '../../press/synonyms/word-lists';
import { openFinder } from '../../src/model/answer/open-finder';
import { rowsContaining } from '../../src/model/answer/find-rows';
import { alternativesTo } from '../../src/model/answer/fewer';
import type { Askable } from '../../src/model/answer/read-question';
import { rowOf } from '../../articles/product-row';
import { answerAt, askable } from '../../src/testing/answer-at';
import { typedArticles, type TypedArticles } from '../../src/model/suggesting/typed-articles';

interface SearchCase {
  readonly text: string;
  /** Nothing is listed. */
  readonly isNothing: boolean;
  /** All of them are among the first five. */
  readonly first: readonly string[];
  /** None of them is listed, but as what does not state a part. */
  readonly never: readonly string[];
}

const numbersIn = (text: string): readonly string[] => text.split(' ').filter(Boolean);

const cases = readFileSync(path.join(__dirname, 'search-cases.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): SearchCase => {
    const [text = '', first = '', never = ''] = line.split('|').map((part) => part.trim());
    if (first === '' && never === '')
      throw new Error(`“${text}” asks for nothing: name what must be listed, or not.`);
    return {
      text,
      isNothing: first === '-',
      first: numbersIn(first.replace('-', '')),
      never: numbersIn(never),
    };
  });

let list: Askable;
let suggest: TypedArticles;

beforeAll(async () => {
  const { articles, synonyms } = readCatalogue(readCatalogueFiles(path.resolve(__dirname, '..')));
  const rows = articles.map(({ ext: { art: _, ...ext }, ...article }) => rowOf({ ...article, ext }));
  const { words } = searchIndexOf(articles, synonyms);
  const pause = () => Promise.resolve();
  const english = await englishWords({ rows, words, synonyms, lists: wordLists });
  const lists = { ...wordLists, english, makers };
  const finder = await openFinder({ rows, words, synonyms, lists, pause });
  list = askable(rows, finder);
  suggest = await typedArticles(finder, pause);
});

/** The answer to a text, without what does not state a part of it, or has its letters only inside another word. */
function numbersFor(text: string): readonly string[] {
  const at = (page: number) => answerAt(list, `/products?q=${encodeURIComponent(text)}&page=${page}`);
  const first = at(1);
  const others = Array.from({ length: first.page.pages - 1 }, (_, place) => at(place + 2));
  return [first, ...others].flatMap(({ rows, groups }) => {
    const beyond = groups?.find(({ heading }) => /^Not (?:all )?stated|another word$/.test(heading));
    return rows.slice(0, beyond?.start).map(({ articleNo }) => articleNo);
  });
}

describe('a search of the sample', () => {
  it('lists what each text must find among the first five, and nothing that it must not find', async () => {
    expect(
      await missesOf(cases, ({ text, isNothing, first, never }) => {
        const numbers = numbersFor(text);
        if (isNothing) expect(answerAt(list, `/products?q=${encodeURIComponent(text)}`).total).toBe(0);
        expect(numbers.slice(0, 5)).toEqual(expect.arrayContaining([...first]));
        expect(never.filter((number) => numbers.includes(number))).toEqual([]);
      }),
    ).toEqual([]);
  });

  it.each(['leather', 'cotton', 'coverall', 'winter', 'gauntlet', 'hi-vis', 'nitrile'])(
    'for “%s” lists what has it as a word in the order of the search call, then the others that contain it, each once',
    (text) => {
      const numbers = numbersFor(text);
      const containing = rowsContaining(list.index.rows, text);
      const asWord = containing.filter(({ articleNo, title, type }) =>
        new RegExp(`\\b${text}\\b`, 'i').test(`${articleNo} ${title} ${type}`),
      );
      expect(numbers.slice(0, asWord.length)).toEqual(asWord.map(({ articleNo }) => articleNo));
      expect(new Set(numbers).size).toBe(numbers.length);
      const { total } = answerAt(list, `/products/${encodeURIComponent(text)}`);
      expect(total).toBeGreaterThanOrEqual(Math.max(numbers.length, containing.length));
    },
  );

  it('leaves out nothing for a word that only some description has', () => {
    const { groups, rows } = answerAt(list, '/products?q=tig+welding+gloves+thin+goatskin');
    expect(groups?.map(({ heading, start }) => [heading, rows[start]?.articleNo])).toEqual([
      ['Related to “thin” by their description', 'LG506'],
      ['Not all stated: “tig”, “thin”, “goatskin”', 'LG515'],
    ]);
  });

  it('suggests nothing that a text must not find', async () => {
    expect(
      await missesOf(cases, ({ text, never }) => {
        const suggested = suggest(text, 8).map(({ articleNo }) => articleNo);
        expect(never.filter((number) => suggested.includes(number))).toEqual([]);
      }),
    ).toEqual([]);
  });

  it.each([
    ['polo shirt under 300 g', ['under 300 g']],
    ['200-300 gsm trousers', ['200-300 gsm']],
    ['less than cut D gloves', ['less than cut D']],
    ['sulphuric acid 50 %', ['50 %']],
    ['96% sulphuric acid', []],
  ])('for “%s” says which parts it did not check', (text, parts) => {
    const { notes } = answerAt(list, `/products?q=${encodeURIComponent(text)}`);
    expect(notes.flatMap((note) => /^“(.*)” was not checked/.exec(note.text)?.[1] ?? [])).toEqual(parts);
  });

  it('that finds nothing offers no list twice', () => {
    const shown = answerAt(list, '/products?q=unicorn+leather+gloves+size+13+size+9');
    const addresses = alternativesTo(list, shown).lesser.map(({ path: address }) => address);
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('that finds nothing offers the kind of article with its protection first', () => {
    const shown = answerAt(list, '/products?q=hi+vis+bomber+jacket');
    expect(alternativesTo(list, shown).lesser.map(({ label }) => label)).toEqual([
      'Without asking for “hi vis”: Bomber jacket',
      'Without asking for “bomber jacket”: Hi vis jacket',
    ]);
  });

  it('lists nothing for a text that is neither English nor of the trade words of other languages', async () => {
    expect(
      await missesOf(['calzado', 'scarpe', 'chaussures'], (text) => {
        expect(numbersFor(text)).toEqual([]);
      }),
    ).toEqual([]);
  });
});
