import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import { sampleNotice } from '../../src/components/sample-notice';
import type { Product } from '../../src/model/product';
import type { SourceArticle } from '../article-schema';
import { editionText } from '../catalogues/edition-text';
import { fontFiles } from '../catalogues/font-files';
import type { Imprint } from '../catalogue-settings';
import { viewsOf } from '../../drawings/art';
import { drawArticle } from '../../drawings/draw-article';
import type { PhotoFiles } from '../photographs/photo-files';
import type { DataSheets, PublishedArticles } from '../publish-data';
import { printedIn } from '../printed';
import { cachedDataSheets, type DataSheetTools } from './data-sheet-cache';
import type { FigureSource } from './figures';
import { drawingText, photographText, sheetLines } from './sheet-lines';
import { mayBeLong, pagesOfSheet } from './sheet-pages';

/** Enough to keep all threads busy; each has its photograph and its file open. */
const sheetsAtOnce = 32;

/** Makes the data sheet of each article; none if no imprint names who publishes them. Says which take more than a page. */
export async function publishDataSheets(
  { sources, articles, settings: { imprint } }: PublishedArticles,
  photos: PhotoFiles,
  output: Pick<DataOutput, 'packageFolder' | 'cacheFolder' | 'brand' | 'emitAsset' | 'inThread'>,
): Promise<DataSheets> {
  if (!imprint) return new Map();
  const tools = { ...toolsOf(output), draw: printedIn(output).dataSheet };
  const make = await cachedDataSheets(path.join(output.cacheFolder, 'data-sheets'), tools);
  const shared = {
    publisher: publisherOf(imprint),
    accent: output.brand.accents.light.primary,
    sampleNotice,
  };
  const publish = async (article: Product, index: number) => {
    const source = sources[index];
    if (!source) return [];
    const lines = sheetLines(article);
    const pages = mayBeLong(lines) ? pagesOfSheet(lines, fontFiles(output.packageFolder)) : 1;
    if (pages > 1)
      console.warn(
        `The data sheet of ${article.articleNo} takes ${pages} pages. Shorten the texts of the article.`,
      );
    const { key, figures } = await figuresOf(article, source, photos);
    const bytes = await make({ ...shared, lines, figures }, key);
    return [
      [article.articleNo, { address: output.emitAsset(bytes, '.pdf'), sizeBytes: bytes.length }] as const,
    ];
  };
  const sheets: Awaited<ReturnType<typeof publish>>[] = [];
  for (let first = 0; first < articles.length; first += sheetsAtOnce) {
    const some = articles.slice(first, first + sheetsAtOnce);
    sheets.push(...(await Promise.all(some.map((article, place) => publish(article, first + place)))));
  }
  return new Map(sheets.flat());
}

const publisherOf = (imprint: Imprint) => ({
  company: imprint.company,
  contact: [...imprint.address, imprint.email],
  day: imprint.edition,
  edition: editionText(imprint),
});

interface KeyedFigures {
  readonly key: string;
  readonly figures: FigureSource;
}

/** The photograph of an article; without one, its drawings. */
async function figuresOf(
  article: Product,
  { ext: { art } }: SourceArticle,
  photos: PhotoFiles,
): Promise<KeyedFigures> {
  const file = photos.get(article.articleNo.toLowerCase());
  if (file) return await photograph(file, photographText(article));
  const views = viewsOf(art).map((view) => ({
    svg: drawArticle(art, view),
    alt: drawingText(article, view),
  }));
  return { key: JSON.stringify(views), figures: { kind: 'drawings', views } };
}

async function photograph(file: string, alt: string): Promise<KeyedFigures> {
  const { printedRecipe } = await import('../photographs/make-photo');
  const photo = await readFile(file);
  const hash = createHash('sha256').update(photo).digest('hex');
  return {
    key: JSON.stringify([printedRecipe, hash, alt]),
    figures: { kind: 'unprinted-photograph', photo, alt },
  };
}

/** Folders whose modules draw a data sheet. What the sheet says is an input of its own. */
const drawingFolders = ['data/data-sheets', 'data/catalogues'] as const;

function toolsOf({ packageFolder }: Pick<DataOutput, 'packageFolder'>): Omit<DataSheetTools, 'draw'> {
  const { resolve } = createRequire(path.join(packageFolder, 'package.json'));
  const sources = drawingFolders.flatMap((folder) => {
    const names = readdirSync(path.join(packageFolder, folder)).toSorted();
    const drawing = names.filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name));
    return drawing.map((name) => path.join(packageFolder, folder, name));
  });
  const libraries = ['pdfkit', 'pdf-lib', 'fontkit'].map((name) => resolve(name));
  return { fonts: fontFiles(packageFolder), drawnBy: [...sources, ...libraries] };
}
