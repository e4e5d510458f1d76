import { readFile } from 'node:fs/promises';
import type { DataOutput } from 'shared-types/build';
import { sampleNotice } from '../../articles/sample-notice';
import type { Product } from '../../articles/product';
import type { SourceArticle } from '../article-schema';
import { viewsOf } from '../drawings/art';
import { keyOf } from '../file-cache';
import type { PhotoFiles } from '../photographs/photo-files';
import type { DataSheets, PublishedArticles } from '../publish-data';
import { openPress, type PressOutput } from './press';
import { printedArticle, printedDrawing, printedPhoto } from './printed-article';

/** Enough to keep all threads busy; each has its photograph and its file open. */
const sheetsAtOnce = 64;

/** Makes the data sheet of each article; none if no imprint names who publishes them. */
export async function publishDataSheets(
  { sources, articles, settings: { imprint } }: PublishedArticles,
  photos: PhotoFiles,
  output: PressOutput & Pick<DataOutput, 'emitAssetLater'>,
): Promise<DataSheets> {
  if (!imprint) return new Map();
  const press = await openPress(output, imprint, 'data-sheet');
  const publish = async ({ articleNo, ext: { art } }: SourceArticle, article: Product | undefined) => {
    if (!article) throw new Error(`${articleNo} is not published.`);
    const file = photos.get(articleNo.toLowerCase());
    const photo = file && (await readFile(file));
    const pictures = photo ? [] : viewsOf(art).map((view) => printedDrawing(article, art, view));
    const notice = article.ext?.dataStatus === 'sample' ? sampleNotice : '';
    const data = { article: printedArticle(article), notice, pictures };
    const key = keyOf(press.key, JSON.stringify(data), photo ?? '');
    const print = async () =>
      press.print(photo ? { ...data, pictures: [await printedPhoto(article, photo)] } : data);
    const keep = () => press.keep(`${articleNo.toLowerCase()}.pdf`, key, print);
    return [articleNo, await output.emitAssetLater(key, '.pdf', keep)] as const;
  };
  const sheets: Awaited<ReturnType<typeof publish>>[] = [];
  for (let start = 0; start < sources.length; start += sheetsAtOnce) {
    const some = sources.slice(start, start + sheetsAtOnce);
    sheets.push(...(await Promise.all(some.map((source, at) => publish(source, articles[start + at])))));
  }
  return new Map(sheets);
}
