import { createHash } from 'node:crypto';
import type { DataOutput } from 'shared-types/build';
import type { DownloadFact } from 'shared-types/facts';
import { sampleNotice } from '../../articles/sample-notice';
import { leafCategories } from '../../articles/categories';
import type { Product } from '../../articles/product';
import type { SourceArticle } from '../article-schema';
import { keyOf } from '../file-cache';
import { openPress } from './press';
import type { PublishedArticles } from '../publish-data';
import { viewsOf } from '../drawings/art';
import { drawArticle } from '../drawings/draw-article';
import { articleLines } from '../data-sheets/sheet-lines';
import type { CatalogueParts, MadeCatalogue, PrintedArticle, PrintedCategory } from './make-catalogue';

/** Largest number of articles in a catalogue: more would take minutes to make and megabytes to download. */
export const mostArticles = 600;

/** The full catalogue and one of each category; none if there are too many articles, or no imprint. */
export async function publishCatalogues(
  { sources, articles, settings }: PublishedArticles,
  output: Pick<DataOutput, 'packageFolder' | 'cacheFolder' | 'brand' | 'emitAsset' | 'inThread'>,
): Promise<readonly DownloadFact[]> {
  const { imprint } = settings;
  if (!imprint || articles.length === 0 || articles.length > mostArticles) return [];
  const make = await catalogueMaker(output);
  const isSample = articles.some(({ ext }) => ext?.dataStatus === 'sample');
  const shared = {
    imprint,
    accent: output.brand.accents.light.primary,
    sampleNotice: isSample ? sampleNotice : '',
  };
  const categories = printedCategories(sources, articles);
  const cover = categories
    .flatMap((category) => category.articles)
    .find(({ lines }) => lines.articleNo === settings.cover);
  const catalogues: readonly Wanted[] = [
    { id: 'full', kind: 'full', title: imprint.title, parts: { ...shared, categories, coverArticle: cover } },
    ...categories.map(({ slug, label, articles: own }) => ({
      id: slug,
      kind: 'category' as const,
      title: label,
      parts: { ...shared, categories: [{ slug, label, articles: own }] },
    })),
  ];
  return await Promise.all(catalogues.map((catalogue) => publish(catalogue, make, output)));
}

type MakeCatalogue = (id: string, parts: CatalogueParts) => Promise<MadeCatalogue>;

/** Makes a catalogue, or takes it from the cache, where its number of pages is a file beside it. */
async function catalogueMaker(
  output: Pick<DataOutput, 'packageFolder' | 'cacheFolder' | 'inThread'>,
): Promise<MakeCatalogue> {
  const press = await openPress(output, 'catalogues');
  return async (id, parts) => {
    const [name, key] = [id.replaceAll('/', '.'), keyOf(press.key, JSON.stringify(parts))];
    let making: Promise<MadeCatalogue> | undefined;
    const made = () => (making ??= press.print('catalogue', parts));
    const bytes = await press.keep(`${name}.pdf`, key, async () => (await made()).bytes);
    const pages = await press.keep(`${name}.pages`, key, async () =>
      Buffer.from(String((await made()).pages)),
    );
    return { bytes, pages: Number(Buffer.from(pages).toString()) };
  };
}

interface Wanted extends Pick<DownloadFact, 'id' | 'kind' | 'title'> {
  readonly parts: CatalogueParts;
}

async function publish(
  { parts, ...wanted }: Wanted,
  make: MakeCatalogue,
  { emitAsset }: Pick<DataOutput, 'emitAsset'>,
): Promise<DownloadFact> {
  const { bytes, pages } = await make(wanted.id, parts);
  return {
    ...wanted,
    url: emitAsset(bytes, '.pdf'),
    bytes: bytes.length,
    pages,
    articles: parts.categories.reduce((count, { articles }) => count + articles.length, 0),
    language: 'en',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    updated: parts.imprint.edition,
    publisher: parts.imprint.company,
  };
}

/** The categories that have articles. Each article is in the one category of its type. */
export function printedCategories(
  sources: readonly SourceArticle[],
  articles: readonly Product[],
): readonly PrintedCategory[] {
  const drawings = new Map(
    sources.map(({ articleNo, ext: { art } }) => [articleNo, drawArticle(art, viewsOf(art)[0])]),
  );
  const printed = (article: Product): PrintedArticle => ({
    lines: articleLines(article),
    drawing: drawings.get(article.articleNo) ?? '',
  });
  return leafCategories
    .map(({ path: address, label, types }) => ({
      slug: address.slice('/products/'.length),
      label,
      articles: articles.filter(({ type }) => types.includes(type)).map(printed),
    }))
    .filter((category) => category.articles.length > 0);
}
