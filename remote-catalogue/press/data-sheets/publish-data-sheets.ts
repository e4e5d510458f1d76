import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DataOutput } from 'shared-types/build';
import { sampleNotice } from '../../articles/sample-notice';
import type { Product } from '../../articles/product';
import type { SourceArticle } from '../article-schema';
import { openPress } from '../catalogues/press';
import { editionText, type Imprint } from '../catalogue-settings';
import { viewsOf } from '../drawings/art';
import { drawArticle } from '../drawings/draw-article';
import type { PhotoFiles } from '../photographs/photo-files';
import type { DataSheets, PublishedArticles } from '../publish-data';
import { keyOf } from '../file-cache';
import type { FigureSource } from './figures';
import { drawingText, photographText, sheetLines } from './sheet-lines';

/** Enough to keep all threads busy; each has its photograph and its file open. */
const sheetsAtOnce = 32;

/** Makes the data sheet of each article; none if no imprint names who publishes them. */
export async function publishDataSheets(
  { sources, articles, settings: { imprint } }: PublishedArticles,
  photos: PhotoFiles,
  output: Pick<DataOutput, 'packageFolder' | 'cacheFolder' | 'brand' | 'emitAssetLater' | 'inThread'>,
): Promise<DataSheets> {
  if (!imprint) return new Map();
  const press = await openPress(output, 'data-sheets');
  const shared = {
    publisher: publisherOf(imprint),
    accent: output.brand.accents.light.primary,
    sampleNotice,
  };
  const publish = async (article: Product, source: SourceArticle) => {
    const parts = { ...shared, lines: sheetLines(article) };
    const { key: figuresKey, figures } = await figuresOf(article, source, photos);
    const key = keyOf(press.key, figuresKey, JSON.stringify(parts));
    return await output.emitAssetLater(key, '.pdf', () =>
      press.keep(`${article.articleNo.toLowerCase()}.pdf`, key, () =>
        press.print('dataSheet', { ...parts, figures: figures() }),
      ),
    );
  };
  const sheets: (readonly [string, Awaited<ReturnType<typeof publish>>])[] = [];
  const waiting = articles.entries();
  const publishWaiting = async () => {
    for (const [index, article] of waiting) {
      const source = sources[index];
      if (source) sheets[index] = [article.articleNo, await publish(article, source)];
    }
  };
  await Promise.all(Array.from({ length: sheetsAtOnce }, publishWaiting));
  return new Map(sheets);
}

const publisherOf = (imprint: Imprint) => ({
  company: imprint.company,
  contact: [...imprint.address, imprint.email],
  day: imprint.edition,
  edition: editionText(imprint),
});

interface KeyedFigures {
  readonly key: string;
  /** Called if the sheet has to be made. */
  readonly figures: () => FigureSource;
}

async function figuresOf(
  article: Product,
  { ext: { art } }: SourceArticle,
  photos: PhotoFiles,
): Promise<KeyedFigures> {
  const file = photos.get(article.articleNo.toLowerCase());
  if (file) return await photograph(file, photographText(article));
  const views = viewsOf(art).map((view) => ({ view, alt: drawingText(article, view) }));
  return {
    // The address of a drawing is made from its bytes.
    key: JSON.stringify([article.ext?.drawings, views]),
    figures: () => ({
      kind: 'drawings',
      views: views.map(({ view, alt }) => ({ svg: drawArticle(art, view), alt })),
    }),
  };
}

async function photograph(file: string, alt: string): Promise<KeyedFigures> {
  const { printedRecipe } = await import('../photographs/make-photo');
  const photo = await readFile(file);
  const hash = createHash('sha256').update(photo).digest('hex');
  return {
    key: JSON.stringify([printedRecipe, hash, alt]),
    figures: () => ({ kind: 'unprinted-photograph', photo, alt }),
  };
}
