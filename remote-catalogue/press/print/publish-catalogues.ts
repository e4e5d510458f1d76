import { createHash } from 'node:crypto';
import type { DataOutput } from 'shared-types/build';
import type { DownloadFact } from 'shared-types/facts';
import { leafCategories } from '../../articles/categories';
import { sampleNotice } from '../../articles/sample-notice';
import { viewsOf } from '../drawings/art';
import { keyOf } from '../file-cache';
import type { PublishedArticles } from '../publish-data';
import { openPress, type PressOutput } from './press';
import { printedArticle, printedDrawing } from './printed-article';

/** Largest number of articles in a catalogue: more would take minutes to make and megabytes to download. */
export const mostArticles = 600;

/** The full catalogue and one of each category; none if there are too many articles, or no imprint. */
export async function publishCatalogues(
  published: PublishedArticles,
  output: PressOutput & Pick<DataOutput, 'emitAsset'>,
): Promise<readonly DownloadFact[]> {
  const { articles, settings } = published;
  const { imprint } = settings;
  if (!imprint || articles.length === 0 || articles.length > mostArticles) return [];
  const press = await openPress(output, imprint, 'catalogue');
  const notice = articles.some(({ ext }) => ext?.dataStatus === 'sample') ? sampleNotice : '';
  const all = printedCategories(published);
  const publish = async (id: string, title: string, categories: typeof all): Promise<DownloadFact> => {
    const printed = categories.flatMap((category) => category.articles);
    const cover = printed.find(({ articleNo }) => articleNo === settings.cover) ?? printed[0];
    const data = { notice, categories, cover: cover?.pictures[0] };
    const key = keyOf(press.key, JSON.stringify(data));
    const bytes = await press.keep(`${id.replaceAll('/', '.')}.pdf`, key, () => press.print(data));
    return {
      id,
      kind: id === 'full' ? 'full' : 'category',
      title,
      url: output.emitAsset(bytes, '.pdf'),
      bytes: bytes.length,
      pages: Number(/NPages>(\d+)</.exec(Buffer.from(bytes).toString('latin1'))?.[1]),
      articles: printed.length,
      language: 'en',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      updated: imprint.edition,
      publisher: imprint.company,
    };
  };
  const ofCategories = all.map((category) => publish(category.slug, category.label, [category]));
  return await Promise.all([publish('full', imprint.title, all), ...ofCategories]);
}

/** The categories that have articles. Each article is in the one category of its type. */
export function printedCategories({ sources, articles }: Omit<PublishedArticles, 'settings'>) {
  const printed = articles.map((article, index) => {
    const art = sources[index]?.ext.art;
    const pictures = art ? [printedDrawing(article, art, viewsOf(art)[0])] : [];
    return { productType: article.type, ...printedArticle(article), pictures };
  });
  return leafCategories
    .map(({ path, label, types }) => ({
      slug: path.slice('/products/'.length),
      label,
      articles: printed.filter(({ productType }) => types.includes(productType)),
    }))
    .filter((category) => category.articles.length > 0);
}
