import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import { leafCategories, type Category } from '../src/model/categories';
import { articlesPerShard, listPath, shardPath, shardPaths } from '../src/model/detail-shards';
import { toColumns } from '../src/model/list-columns';
import type { Product } from '../src/model/product';
import { rowOf } from '../src/model/product-row';
import type { SourceArticle } from './article-schema';
import { chosenSourceFiles, folderVariable } from './chosen-source-files';
import { photoFiles, type Photos } from './photographs/photo-files';
import { publishArticles } from './publish-articles';
import { readArticles } from './read-articles';
import { writeSharingPictures } from './sharing-pictures';
import { isHalfReplaced } from './source/replace-files';
import { standardsFact } from './standards-fact';

/** Articles that the home page shows. */
const featuredNumbers = ['IP301', 'CG407', 'LG503', 'HV803'];

/** The articles as their files state them, and as the release has them. */
export interface PublishedArticles {
  readonly sources: readonly SourceArticle[];
  readonly articles: readonly Product[];
}

/** Checks the articles, draws them, and writes what screens, search engines and other packages read of them. */
export async function publishData(output: DataOutput): Promise<PublishedArticles> {
  refuseHalfImport(output);
  const sources = readArticles(chosenSourceFiles());
  const articles = publishArticles(sources, await photosOf(sources, output), output);
  writeData(articles, output);
  writeFacts(articles, output);
  await writeSharingPictures(sources, output);
  return { sources, articles };
}

/** @throws where an import was cut off while it put its files in place: they are of two catalogues */
function refuseHalfImport({ packageFolder }: DataOutput): void {
  if (isHalfReplaced(path.join(packageFolder, 'data/src'))) {
    throw new Error('An import of articles was cut off. Let npm run data:check finish it, and build again.');
  }
  const chosen = process.env[folderVariable];
  if (chosen && isHalfReplaced(chosen)) {
    throw new Error(
      `An import into ${chosen} was cut off. Finish it by npm run data:export -- articles.csv --from ${chosen}`,
    );
  }
}

/** Photographs of the supplier: `data/photos/MG101.jpg`. Without any, what encodes them is not even loaded. */
async function photosOf(sources: readonly SourceArticle[], output: DataOutput): Promise<Photos> {
  const folder = path.join(output.packageFolder, 'data/photos');
  const files = photoFiles(
    folder,
    sources.map(({ articleNo }) => articleNo),
  );
  if (files.size === 0) return new Map();
  const { publishPhotos } = await import('./photographs/publish-photos');
  return await publishPhotos(files, output);
}

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
  emitJson('facts/articles.json', articles.map(articleFact));
  emitJson('facts/standards.json', standardsFact(articles));
  emitJson(
    'facts/sample-articles.json',
    articles.filter(({ ext }) => ext?.dataStatus === 'sample').map(({ articleNo }) => articleNo),
  );
}

/** What a form needs to name an article and to offer its sizes. */
const articleFact = (article: Product) => ({
  articleNo: article.articleNo,
  title: article.title,
  unit: article.type.endsWith('Garments') ? 'piece' : 'pair',
  sizes: article.ext?.sizes?.values ?? [],
  drawing: drawingOf(article),
});

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
