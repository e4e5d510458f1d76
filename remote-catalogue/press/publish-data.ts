import path from 'node:path';
import type { Brand, DataOutput } from 'shared-types/build';
import { shellWord } from 'shared-types/protocol/plain-text';
import type { SamplePart } from 'shared-types/release';
import { leafCategories, type Category } from '../articles/categories';
import type { FinderParts } from '../src/model/answer/finder';
import { articlesPerShard, listPath, shardPath, shardPaths } from '../articles/detail-shards';
import { toColumns } from '../articles/list-columns';
import { makersPath, searchIndexPath, synonymsPath } from '../articles/release-files';
import type { ArticleDocument, Product } from '../articles/product';
import { singlePicture } from '../articles/photo-sources';
import { cardAddress, rowOf } from '../articles/product-row';
import type { SourceArticle } from './article-schema';
import type { CatalogueSettings } from './catalogue-settings';
import { documentFiles, publishDocuments } from './documents/document-files';
import { hazardsFact, tradesFact, sharedGuides, sharedSteps } from './shared-steps';
import { photoFiles, type PhotoFiles, type Photos } from './photographs/photo-files';
import { publishArticles } from './publish-articles';
import { readCatalogue, type Catalogue } from './read-catalogue';
import { brandDrawing, writeSharingPictures } from './sharing-pictures';
import { catalogueFolder, ownArticles, readCatalogueFiles, type CatalogueFiles } from './source-files';
import { isHalfReplaced } from './source/replace-files';
import { standardsFact } from './standards-fact';
import { searchIndexOf } from './synonyms/article-lines';
import { otherMakers, wordLists } from './synonyms/word-lists';

/** A catalogue, and its articles as the release has them. */
export interface PublishedArticles extends Pick<Catalogue, 'settings'> {
  readonly sources: readonly SourceArticle[];
  readonly articles: readonly Product[];
}

export type DataSheets = ReadonlyMap<string, Pick<ArticleDocument, 'address' | 'sizeBytes'>>;

/** What takes longer than all else: tests leave it out. */
export interface SlowSteps {
  readonly makeDataSheets: (published: PublishedArticles, photos: PhotoFiles) => Promise<DataSheets>;
  readonly englishWords: (parts: Omit<FinderParts, 'pause'>) => Promise<readonly string[]>;
}

type Output = Omit<DataOutput, 'brand' | 'emitFile' | 'inThread' | 'emitJsonLater' | 'emitAssetLater'> & {
  readonly brand: Pick<Brand, 'categories'>;
};

/** Checks the catalogue, draws it, and writes what screens, search engines and other packages read of it. */
export async function publishData(
  output: Output,
  files: CatalogueFiles = chosenFiles(output),
  slow?: SlowSteps,
): Promise<PublishedArticles> {
  const catalogue = readCatalogue(files);
  const { articles: sources, settings, synonyms, crossReferences } = catalogue;
  const photos = findPhotos(sources, output);
  const documents = documentFiles(path.join(chosenFolder(output), 'documents'), catalogue);
  const supplied = {
    photos: await publishedPhotos(photos, output),
    documents: publishDocuments(documents, output),
  };
  const drawn = publishArticles(sources, supplied, output);
  // Side by side: sharp draws the pictures in threads of its own.
  const steps = [...sharedSteps(drawn), ...sharedGuides(drawn)];
  const [dataSheets] = await Promise.all([
    slow?.makeDataSheets({ sources, articles: drawn, settings }, photos),
    writeSharingPictures({ articles: sources, steps }, output),
  ]);
  const articles = dataSheets ? drawn.map((article) => withDataSheet(article, dataSheets)) : drawn;
  writeData(articles, output);
  const pages = searchIndexOf(articles);
  output.emitJson(searchIndexPath, pages);
  const parts = { rows: articles.map(rowOf), pages, synonyms, lists: wordLists };
  const lists = { ...wordLists, english: await slow?.englishWords(parts) };
  output.emitJson(synonymsPath, { groups: synonyms, lists });
  output.emitJson(makersPath, otherMakers(crossReferences));
  writeFacts(articles, output);
  output.emitJson('sample-parts.json', sampleParts(settings));
  return { sources, articles, settings };
}

/** The folder that the build was given, or that of this package. */
const chosenFolder = ({ packageFolder, dataFolder }: Output): string =>
  dataFolder ?? catalogueFolder(packageFolder);

/** @throws where an import was cut off while it put its files in place: they are of two catalogues */
function chosenFiles(output: Output): CatalogueFiles {
  if (isHalfReplaced(ownArticles(output.packageFolder))) {
    throw new Error('An import of articles was cut off. Let npm run data:check finish it, and build again.');
  }
  const articles = output.dataFolder && path.join(output.dataFolder, 'articles');
  if (articles && isHalfReplaced(articles)) {
    throw new Error(
      `An import into ${articles} was cut off. Finish it by npm run data:export -- articles.xlsx --from ${shellWord(articles)}`,
    );
  }
  const files = readCatalogueFiles(chosenFolder(output));
  if (articles && files.articles.length === 0)
    throw new Error(`${articles} has no file of articles. Name the folder of a catalogue.`);
  return files;
}

/** Photographs of the supplier: `photos/A101.jpg`. */
const findPhotos = (sources: readonly SourceArticle[], output: Output): PhotoFiles =>
  photoFiles(
    path.join(chosenFolder(output), 'photos'),
    sources.map(({ articleNo }) => articleNo),
  );

/** The encoder is loaded only where there are photographs. */
async function publishedPhotos(files: PhotoFiles, output: Output): Promise<Photos> {
  if (files.size === 0) return new Map();
  const { publishPhotos } = await import('./photographs/publish-photos');
  return await publishPhotos(files, output);
}

function withDataSheet(article: Product, dataSheets: DataSheets): Product {
  const file = dataSheets.get(article.articleNo);
  if (!file) return article;
  const dataSheet: ArticleDocument = { kind: 'data-sheet', state: 'generated', ...file };
  const others = article.ext?.documents?.filter(({ kind }) => kind !== 'data-sheet') ?? [];
  return { ...article, ext: { ...article.ext, documents: [dataSheet, ...others] } };
}

function writeData(articles: readonly Product[], { emitJson }: Output): void {
  emitJson(listPath, toColumns(articles.map(rowOf)));
  shardPaths(articles.length).forEach((_, shard) => {
    const start = shard * articlesPerShard;
    emitJson(shardPath(shard), articles.slice(start, start + articlesPerShard));
  });
}

function writeFacts(articles: readonly Product[], { emitJson, emitAsset, brand }: Output): void {
  emitJson(
    'facts/categories.json',
    leafCategories.map((category) => {
      const own = brandDrawing(brand, category);
      return categoryFact(category, { articles, drawing: own && emitAsset(own, '.svg') });
    }),
  );
  emitJson('facts/articles.json', articles.map(articleFact));
  emitJson('facts/standards.json', standardsFact(articles));
  emitJson('facts/hazards.json', hazardsFact(articles));
  const certificates = articles.flatMap(({ articleNo, ext }) => {
    const { number, validUntil } = ext?.certificate ?? {};
    return number && validUntil ? { articleNo, number, validUntil } : [];
  });
  emitJson('facts/certificates.json', certificates);
  emitJson('facts/trades.json', tradesFact(articles));
  emitJson(
    'facts/sample-articles.json',
    articles.filter(({ ext }) => ext?.dataStatus === 'sample').map(({ articleNo }) => articleNo),
  );
}

/** Sample articles are not among them: each says itself that it is one, and a fact lists them. */
const sampleParts = ({ sample, imprint }: CatalogueSettings): readonly SamplePart[] =>
  sample && imprint
    ? [
        {
          part: 'Imprint of the catalogues to download',
          holds: [imprint.company, ...imprint.address, imprint.email],
          change:
            'Write a remote-catalogue/catalogue/catalogue.json of your own, as docs/catalogue-data.md says, build and publish.',
        },
      ]
    : [];

const articleFact = (article: Product) => ({
  articleNo: article.articleNo,
  title: article.title,
  unit: article.type.endsWith('Garments') ? 'piece' : 'pair',
  sizes: article.ext?.sizes?.values ?? [],
  drawing: pictureOf(article),
});

interface Shown {
  readonly articles: readonly Product[];
  /** Address of the picture of the brand; absent where it has none of the category. */
  readonly drawing: string | undefined;
}

function categoryFact({ path, label, types }: Category, { articles, drawing }: Shown) {
  const own = articles.filter(({ type }) => types.includes(type));
  return {
    slug: path.slice('/products/'.length),
    path,
    label,
    group: types.some((type) => type.endsWith('Garments')) ? 'Garments' : 'Gloves',
    count: own.length,
    drawing: drawing ?? pictureOf(own[0]),
  };
}

const pictureOf = (article: Product | undefined): string => singlePicture(cardAddress(article?.ext ?? {}));
