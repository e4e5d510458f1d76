import type { DataOutput } from 'shared-types/build';
import { documentsOf } from '../articles/documents';
import type { ArticleDocument, Drawings, Product } from '../articles/product';
import { findSimilar } from './similar/similar-articles';
import type { SourceArticle } from './article-schema';
import { viewsOf, type Art } from './drawings/art';
import { drawParts } from './drawings/draw-article';
import type { Photos } from './photographs/photo-files';

/** What a supplier has beside the sheet, as the release has it. */
export interface SuppliedFiles {
  readonly photos: Photos;
  /** By the numbers of articles. */
  readonly documents: ReadonlyMap<string, readonly ArticleDocument[]>;
}

/** The articles as the release offers them: with addresses of pictures, documents and similar articles, without art. */
export function publishArticles(
  sources: readonly SourceArticle[],
  { photos, documents }: SuppliedFiles,
  { emitAsset }: Pick<DataOutput, 'emitAsset'>,
): readonly Product[] {
  const drawn = sources.map(({ ext: { art, ...ext }, ...article }): Product => {
    const photo = photos.get(article.articleNo.toLowerCase());
    const image = photo ? article.image.replace(/\.svg$/, '.webp') : article.image;
    const picture = photo ? { photo } : { drawings: emitDrawings(art, emitAsset) };
    const own = { documents: documentsOf(ext, documents.get(article.articleNo)), ...picture };
    return { ...article, image, ext: { ...ext, ...own } };
  });
  const similar = findSimilar(drawn);
  return drawn.map(({ ext, ...article }) => ({
    ...article,
    ...(ext && { ext: { ...ext, similar: similar.get(article.articleNo) } }),
  }));
}

function emitDrawings(art: Art, emitAsset: DataOutput['emitAsset']): Drawings {
  const views = viewsOf(art).map((view) => {
    const { svg, parts } = drawParts(art, view);
    return { view, address: emitAsset(svg, '.svg'), parts };
  });
  return { views };
}
