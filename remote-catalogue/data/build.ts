import type { BuildData, DataOutput } from 'shared-types/build';
import { leafCategories, type Category } from '../src/model/categories';
import { articlesPerShard, listPath, shardPath, shardPaths } from '../src/model/detail-shards';
import { toColumns } from '../src/model/list-columns';
import type { Product } from '../src/model/product';
import { rowOf } from '../src/model/product-row';
import { chosenSourceFiles } from './chosen-source-files';
import { publishArticles } from './publish-articles';
import { readArticles } from './read-articles';

/** Articles that the home page shows. */
const featuredNumbers = ['IP301', 'CG407', 'LG503', 'HV803'];

/** Checks the articles, draws them, and writes data and facts. */
export const build: BuildData = (output) => {
  const articles = publishArticles(readArticles(chosenSourceFiles()), output);
  writeData(articles, output);
  writeFacts(articles, output);
  return Promise.resolve();
};

function writeData(articles: readonly Product[], { emitJson }: DataOutput): void {
  emitJson(listPath, toColumns(articles.map(rowOf)));
  shardPaths(articles.length).forEach((_, shard) => {
    const start = shard * articlesPerShard;
    emitJson(shardPath(shard), articles.slice(start, start + articlesPerShard));
  });
}

function writeFacts(articles: readonly Product[], { emitJson }: DataOutput): void {
  emitJson(
    'facts/categories.json',
    leafCategories.map((category) => categoryFact(category, articles)),
  );
  emitJson(
    'facts/featured.json',
    articles.filter(({ articleNo }) => featuredNumbers.includes(articleNo)).map(featuredFact),
  );
  emitJson(
    'facts/articles.json',
    articles.map(({ articleNo, title }) => ({ articleNo, title })),
  );
}

function categoryFact({ path, label, types }: Category, articles: readonly Product[]) {
  const own = articles.filter(({ type }) => types.includes(type));
  return {
    slug: path.slice('/products/'.length),
    path,
    label,
    group: types.some((type) => type.endsWith('Garments')) ? 'Garments' : 'Gloves',
    count: own.length,
    drawing: drawingOf(own[0]),
  };
}

function featuredFact(article: Product) {
  const { articleNo, title, type, card } = rowOf(article);
  return {
    articleNo,
    title,
    type,
    path: `/product-details/${articleNo}`,
    drawing: drawingOf(article),
    sizes: card?.sizes ?? '',
    en388: card?.en388 ?? '',
    markings: card?.markings ?? [],
  };
}

const drawingOf = (article: Product | undefined): string => article?.ext?.drawings?.views[0]?.address ?? '';
