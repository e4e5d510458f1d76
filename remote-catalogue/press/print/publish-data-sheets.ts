import { readFile } from 'node:fs/promises';
import type { DataOutput } from 'shared-types/build';
import { sampleNotice } from '../../articles/sample-notice';
import type { Product } from '../../articles/product';
import type { SourceArticle } from '../article-schema';
import type { Art } from '../drawings/art';
import { keyOf } from '../file-cache';
import type { PhotoFiles } from '../photographs/photo-files';
import type { DataSheets, PublishedArticles } from '../publish-data';
import { openPress, type PressOutput } from './press';
import { printedArticle, printedDrawing } from './printed-article';

/** Enough to keep all threads busy; each has its photograph and its file open. */
const sheetsAtOnce = 64;

/** Very long texts are set smaller, down to what can just be read. */
const scales = [1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6];

/** Makes the data sheet of each article; none if no imprint names who publishes them. */
export async function publishDataSheets(
  { sources, articles, settings: { imprint } }: PublishedArticles,
  photos: PhotoFiles,
  output: PressOutput & Pick<DataOutput, 'emitAssetLater'>,
): Promise<DataSheets> {
  if (!imprint) return new Map();
  const press = await openPress(output, imprint, 'data-sheet');
  const publish = async ({ articleNo, ext }: SourceArticle, article: Product | undefined) => {
    if (!article) throw new Error(`${articleNo} is not published.`);
    const pictures = await picturesOf(article, ext.art, photos);
    const notice = article.ext?.dataStatus === 'sample' ? sampleNotice : '';
    const data = { article: printedArticle(article), notice };
    const key = keyOf(press.key, pictures.key, JSON.stringify(data));
    const print = async () => press.print({ ...data, pictures: await pictures.make() }, scales);
    const keep = () => press.keep(`${articleNo.toLowerCase()}.pdf`, key, print);
    return [articleNo, await output.emitAssetLater(key, '.pdf', keep)] as const;
  };
  const sheets: Awaited<ReturnType<typeof publish>>[] = [];
  for (let start = 0; start < sources.length; start += sheetsAtOnce) {
    const some = sources.slice(start, start + sheetsAtOnce);
    const made = some.map((source, index) => publish(source, articles[start + index]));
    sheets.push(...(await Promise.all(made)));
  }
  return new Map(sheets);
}

/** Pictures of an article, which are made if its sheet has to be. The address of a drawing is made from its bytes. */
async function picturesOf(article: Product, art: Art, photos: PhotoFiles) {
  const { articleNo, title, ext } = article;
  const file = photos.get(articleNo.toLowerCase());
  if (!file) {
    const views = ext?.drawings?.views ?? [];
    return {
      key: JSON.stringify(views),
      make: () => views.map(({ view }) => printedDrawing(article, art, view)),
    };
  }
  // The encoder is loaded only for a photograph.
  const { makePrintedPhoto, printedRecipe } = await import('../photographs/make-photo');
  const photo = await readFile(file);
  const alt = `Photograph of ${articleNo} ${title}`;
  const make = async () => [{ image: [...(await makePrintedPhoto(photo))], alt }];
  return { key: keyOf(printedRecipe, photo), make };
}
