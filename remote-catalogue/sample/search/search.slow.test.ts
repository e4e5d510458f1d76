/** What a search of the sample says is true: properties over all of its articles, and the texts of `search-cases.txt`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { indexRows } from '../../articles/facets/facet-index';
import type { Product } from '../../articles/product';
import { rowOf } from '../../articles/product-row';
import { markingText } from '../../articles/ratings';
import { ratedStandards, standardNames, type RatedStandard } from '../../articles/standards/standard-names';
import { traitName } from '../../articles/stated-traits';
import { readCatalogue } from '../../press/read-catalogue';
import { readCatalogueFiles } from '../../press/source-files';
import { searchIndexOf } from '../../press/synonyms/article-lines';
import { englishWords } from '../../press/synonyms/english-words';
import { makers, wordLists } from '../../press/synonyms/word-lists';
import { openFinder, type Finder } from '../../src/model/answer/finder';
import { judgeOf, type Judge, type Stated } from '../../src/model/answer/verdict';
import { denyingWords, stopWords } from '../../src/model/ask/plain-words';
import type { AskedTerm } from '../../src/model/ask/term';
import { comparedWords } from '../../src/model/ask/words';

const { articles, synonyms } = readCatalogue(readCatalogueFiles(path.resolve(__dirname, '..')));
const products = articles.map(({ ext: { art: _, ...ext }, ...article }): Product => ({ ...article, ext }));
const rows = products.map((product) => rowOf(product));

const cases = readFileSync(path.join(__dirname, 'search-cases.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [text = '', , never = ''] = line.split('|').map((part) => part.trim());
    return { text, never: never.split(' ').filter(Boolean) };
  });

const pause = () => Promise.resolve();
let finder: Finder;
/** What each article states, and what its page says, in the order of the products. */
let stated: readonly Stated[];
let pages: readonly string[];

beforeAll(async () => {
  const parts = { rows, pages: searchIndexOf(products), synonyms };
  const english = await englishWords({ ...parts, lists: wordLists });
  finder = await openFinder({ ...parts, lists: { ...wordLists, english, makers }, pause });
  const families = ['glove', 'garment'].flatMap((family) => finder.find(finder.read(family), rows).fits);
  pages = products.map(pageOf);
  stated = families.map(({ article }) => article).sort((one, other) => one.place - other.place);
});

/** Numbers of the articles that match everything in a text: none where it has an unknown word. */
function wholeFor(text: string): readonly string[] {
  const terms = finder.read(text);
  if (terms.some(({ kind }) => kind === 'unknown')) return [];
  const { fits, whole } = finder.find(terms, rows, text);
  return fits.slice(0, whole).map(({ article }) => article.row.articleNo);
}

describe('a fact that an article states', () => {
  it('typed back has its article among those that match everything', async () => {
    const facts = new Map<string, Set<string>>();
    for (const { articleNo, title, ext = {} } of products) {
      const { kind, materials = [], colours = [], closures = [], cuff, coating, sizes, ratings = {} } = ext;
      const markings = Object.entries(ratings) as [RatedStandard, { code: string }][];
      const names = [...materials, ...colours].map(({ name }) => name);
      const own = [articleNo, title, kind, cuff, coating, ...names, ...closures];
      own.push(...(sizes?.values ?? []).map((size) => `size ${size}`));
      own.push(...markings.map(([standard, rating]) => markingText(standard, rating)));
      for (const fact of own) if (fact) facts.set(fact, (facts.get(fact) ?? new Set()).add(articleNo));
    }
    const misses = await missesOf([...facts], ([fact, numbers]) => {
      expect(wholeFor(fact)).toEqual(expect.arrayContaining([...numbers]));
    });
    expect(misses).toEqual([]);
  });
});

const denial =
  /\b(?:no|not|non|never|nor|without|unless|only|if|when|cannot|except|instead|less|before|than|needs?|avoid)\b/i;

/** The clauses of a text, and whether each stands behind a denial or a condition in its sentence. */
const clausesOf = (text: string) =>
  text.split(/[.;:()](?!\d)/).flatMap((sentence) => {
    const clauses = sentence.split(/,(?!\d)/);
    const first = clauses.findIndex((clause) => denial.test(clause));
    return clauses.map((clause, place) => ({ clause, isDenied: first >= 0 && place >= first }));
  });

const textsOf = ({ title, description, features = [] }: Product): readonly string[] =>
  [title, ...description, ...features.map((feature) => feature.description)].filter((text) => text !== '');

/** Small letters and single spaces; materials whose name holds another one's are one word. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}|’s\b/gu, '')
    .toLowerCase()
    .replaceAll(/synthetic leather|glass fibre/g, (both) => both.replace(' ', ''))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const spelled = (text: string): string => `${plain(text)}|${plain(text.replaceAll(/(?<=\w)-(?=\w)/g, ''))}`;

/** All that the page of an article says outside denials, read without the model. */
function pageOf(product: Product, place: number): string {
  const { materials = [], closures = [], colours = [], care = [] } = product.ext ?? {};
  const { coating, cuff, kind = '', ppeCategory = '' } = product.ext ?? {};
  const { codes = {}, traits = [] } = rows[place]?.facts ?? {};
  return [
    ...textsOf(product)
      .flatMap(clausesOf)
      .flatMap(({ clause, isDenied }) => (isDenied ? [] : clause)),
    ...[product.articleNo, kind, product.type.replace(/^Non .* G|Cotton|Leather/, 'G')],
    ...materials.map(({ name, part }) => (/^unlined$/i.test(name) ? name : `${name} ${part}, lined`)),
    ...[coating ? `${coating} coated` : '', cuff ? `${cuff} cuff` : ''],
    ...closures.map((closure) => `${closure} closure`),
    ...traits.map((trait) => `${trait}, ${traitName(trait)}`),
    ...colours.map(({ name }) => name),
    ...care.map((line) => (/wash/i.test(line) ? `${line}, washable` : line)),
    ...(Object.entries(codes) as [RatedStandard, string][]).map(([standard, code]) =>
      markingText(standard, { code }),
    ),
    `cat category ${ppeCategory}`,
  ]
    .map(spelled)
    .join('|');
}

/** Whether a page has some words, each in the singular or the plural. */
function hasWords(page: string, words: string): boolean {
  const forms = words.replaceAll(' ', 's? ').replaceAll(/y\b/g, '(?:y|ie)');
  return new RegExp(` ${forms.replaceAll('resistant', 'resistan(?:t|ce)')}(?:e?s)? `).test(page);
}

/** The words that are asked in some texts, each once; figures have spellings of their own. */
const wordTermsOf = (texts: readonly string[]): readonly AskedTerm[] => [
  ...new Map(
    texts
      .flatMap((text) => finder.read(text))
      .flatMap((term) =>
        term.kind === 'asked' && term.asks.by === 'words' && !/\d/.test(term.label)
          ? [[term.label.replace(/^not /, ''), { ...term, isDenied: false }] as const]
          : [],
      ),
  ).values(),
];

/** What is untrue of the verdicts on a word, asked for and denied. */
function untruths(term: AskedTerm, [judge, denying]: readonly Judge[]): readonly string[] {
  const words = term.asks.by === 'words' ? term.asks.alternatives.flatMap(({ proofs }) => proofs) : [];
  return stated.flatMap((article, place) => {
    const page = pages[place] ?? '';
    const isSaid = words.some((each) => hasWords(page, each));
    const { verdict, says } = judge?.(article) ?? {};
    const isMarked = ratedStandards.some((key) => says?.startsWith(standardNames[key].label));
    const faults = [
      ...(verdict === 'yes' && !(isMarked ? page.includes(plain(says ?? '')) : isSaid) ? ['states'] : []),
      ...(verdict === 'no' && term.sort !== 'kind' && isSaid ? ['states otherwise'] : []),
      ...(verdict === 'yes' && denying?.(article).verdict === 'yes' ? ['is without'] : []),
    ];
    return faults.map((fault) => `${article.row.articleNo} ${fault} “${term.label}”: ${says}`);
  });
}

describe('the verdict on a word', () => {
  const untruthsOf = (texts: readonly string[]) => {
    const index = indexRows(rows);
    const lines = new Map(stated.flatMap((article) => article.lines.map((line) => [line.id, line])));
    const all = Array.from(lines.values()).sort((one, other) => one.id - other.id);
    const terms = wordTermsOf(texts);
    return terms.flatMap((term) =>
      untruths(
        term,
        [false, true].map((isDenied) => judgeOf({ ...term, isDenied }, { index, all })),
      ),
    );
  };

  it('is true to the page of each article', () => {
    expect(untruthsOf(cases.map(({ text }) => text))).toEqual([]);
  });

  it('is never a yes for what a clause only denies', () => {
    const denied = products
      .flatMap(textsOf)
      .flatMap(clausesOf)
      .filter(({ isDenied }) => isDenied);
    expect(untruthsOf(denied.map(({ clause }) => clause.replace(denial, '')))).toEqual([]);
  });
});

describe('a text of a buyer', () => {
  it('has each telling word in a term: a chip, a struck-out word, a question, what is not sold', () => {
    const isSilent = (word: string) =>
      stopWords.has(word) || denyingWords.has(word) || /^(?:free|aus)$/.test(word);
    const misses = cases.flatMap(({ text }) => {
      const places = finder.read(text).flatMap((term) => term.places);
      return [...text.matchAll(/w\/o|[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        const isRead = places.some(([start, end]) => start <= index && index + word.length <= end);
        return isRead || isSilent(comparedWords(word)[0] ?? '') ? [] : `${text}: ${word}`;
      });
    });
    expect(misses).toEqual([]);
  });

  it('is not matched in everything by an article that it must not find', () => {
    const misses = cases.flatMap(({ text, never }) => {
      const whole = wholeFor(text);
      const found = never.filter((number) => whole.includes(number));
      return found.length > 0 ? `${text}: ${found.join(' ')}` : [];
    });
    expect(misses).toEqual([]);
  });
});
