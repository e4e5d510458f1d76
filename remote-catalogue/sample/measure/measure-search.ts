import { brotliCompressSync, constants } from 'node:zlib';
import { randomOf } from '../../data/random';
import type { SourceArticle } from '../../data/article-schema';
import { searchIndexOf } from '../../data/synonyms/check-synonyms';
import type { SynonymGroup } from '../../src/model/finding/synonyms';
import { openFinder } from '../../src/model/finding/open-finder';
import { rowOf } from '../../src/model/product-row';
import { siteSuggestions } from '../../src/model/suggesting/site-suggestions';
import { typedArticles } from '../../src/model/suggesting/typed-articles';
import type { Figure } from './measure-listing';

/** Texts that are typed letter by letter. */
const typedTexts = [
  'waterproof winter glove cut d',
  'hi-vis coverall 3xl',
  'gloves',
  'gaunlet for weldign',
  'pu',
];

/** A key may cost 50 ms on a computer that is four times slower. */
const longestKeyMs = 50 / 4;

interface SearchedCatalogue {
  readonly articles: readonly SourceArticle[];
  readonly synonyms: readonly SynonymGroup[];
}

/** Size of the index, time to make it ready, and time of a key, which is the slowest of those of all texts. */
export async function measureSearch({ articles, synonyms }: SearchedCatalogue): Promise<readonly Figure[]> {
  const rows = articles.map(({ ext: { art: _, ...ext }, ...article }) => rowOf({ ...article, ext }));
  const index = searchIndexOf(articles);
  const name = (what: string) => `${articles.length} articles, ${what}`;
  let longestPieceMs = 0;
  let pieceStart = processorMs();
  const endPiece = () => {
    longestPieceMs = Math.max(longestPieceMs, processorMs() - pieceStart);
  };
  const pause = () => {
    endPiece();
    return new Promise<void>((resolve) =>
      setImmediate(() => {
        pieceStart = processorMs();
        resolve();
      }),
    );
  };
  pieceStart = processorMs();
  const finder = await openFinder({ rows, words: index.words, synonyms, pause });
  const suggest = siteSuggestions({ rows, findArticles: await typedArticles(finder, pause) });
  endPiece();
  const keys = typedTexts.flatMap((text) => Array.from(text, (_, place) => text.slice(0, place + 1)));
  const firstTimes = keys.map((text) => timeOf(() => suggest(text, 8)));
  const keyTimes = keys.map((text) => medianOf(() => suggest(text, 8)));
  const searchTimes = typedTexts.map((text) => medianOf(() => finder.suggest(text, Infinity)));
  return [
    { name: name('index, Brotli'), value: brotliBytes(JSON.stringify(index)), unit: 'bytes' },
    { name: name('longest piece of making ready'), value: longestPieceMs, unit: 'ms' },
    { name: name('slowest key'), value: Math.max(...keyTimes), unit: 'ms', limit: longestKeyMs },
    { name: name('slowest key, typed for the first time'), value: Math.max(...firstTimes), unit: 'ms' },
    { name: name('slowest search'), value: Math.max(...searchTimes), unit: 'ms' },
  ];
}

/** Time of the processor: what else the machine does counts for nothing. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const rounds = 15;

function timeOf(run: () => unknown): number {
  const start = processorMs();
  run();
  return processorMs() - start;
}

function medianOf(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => timeOf(run));
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

const brotliBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;

/** Many articles: each takes every text of another article of its type. */
export function mixedArticles(articles: readonly SourceArticle[], count: number): readonly SourceArticle[] {
  return Array.from({ length: count }, (_, place) => {
    const article = articles[place % articles.length];
    if (!article) throw new Error('Give at least one article.');
    const others = articles.filter(({ type }) => type === article.type);
    const random = randomOf(`mixed ${place}`);
    const pick = () => others[random.between(0, others.length - 1)] ?? article;
    const { title, ext } = pick();
    return {
      ...article,
      articleNo: `${article.articleNo.slice(0, 2)}${1000 + place}`,
      title: `${title}, ${pick().ext.kind ?? ''}`,
      description: pick().description.map((line) => `${line} ${random.between(10, 999)}`),
      ...(article.features && {
        features: article.features.map((own, part) => pick().features?.[part] ?? own),
      }),
      ext: { ...ext, art: article.ext.art },
    };
  });
}
