import type { Brand, DataOutput, SharingPicture } from 'shared-types/build';
import { sharingPicturesPath, type SharingPictures } from '../articles/release-files';
import { articlePath } from '../articles/article-path';
import { categories, type Category } from '../articles/categories';
import type { SourceArticle } from './article-schema';
import type { SharedStep } from './shared-steps';
import { viewsOf } from './drawings/art';
import { drawArticle } from './drawings/draw-article';

/**
 * Each article has a picture of its own up to this number; beyond it, articles are shared with the picture of their
 * category. A picture takes a tenth of a second: 1,000 are two minutes of one processor, 10,000 would be twenty.
 */
export const mostOwnPictures = 1000;

type Output = Pick<DataOutput, 'emitJson' | 'emitSharingPicture'> & {
  readonly brand: Pick<Brand, 'categories'>;
};

interface Shared {
  readonly articles: readonly SourceArticle[];
  readonly steps: readonly SharedStep[];
}

/** Draws the pictures that pages are shared with, and writes down where they are. */
export async function writeSharingPictures(
  { articles, steps }: Shared,
  { emitJson, emitSharingPicture, brand }: Output,
): Promise<void> {
  const pictureAt = async (path: string, alt: string, picture: SharingPicture) => {
    const address = await emitSharingPicture(picture);
    return [path, { address, alt: `Drawing: ${alt}` }] as const;
  };
  const ofCategories = categories.flatMap((category) => {
    const shown = shownFor(category, articles);
    if (!shown) return [];
    const { path, label } = category;
    return [
      pictureAt(path, label, { name: label, drawing: brandDrawing(brand, category) ?? drawingOf(shown) }),
    ];
  });
  const own = articles.length > mostOwnPictures ? [] : articles;
  const ofArticles = own.map((article) =>
    pictureAt(articlePath(article.articleNo), `${article.articleNo} ${article.title}`, pictureOf(article)),
  );
  const ofSteps = steps.flatMap(({ path, name, articleNo }) =>
    articles
      .filter((article) => article.articleNo === articleNo)
      .map((article) => pictureAt(path, name, { name, drawing: drawingOf(article) })),
  );
  const pictures: SharingPictures = Object.fromEntries(
    await Promise.all([...ofCategories, ...ofArticles, ...ofSteps]),
  );
  emitJson(sharingPicturesPath, pictures);
}

/** The picture of the brand that stands for a category everywhere; `undefined` where it has none of it. */
export function brandDrawing({ categories: pictures }: Pick<Brand, 'categories'>, { path }: Category) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Object.hasOwn(pictures, name) ? pictures[name] : undefined;
}

/** The article that stands for a category that the brand has no picture of: one of the middle, so that a group shows another than its first part. */
function shownFor({ types }: Category, articles: readonly SourceArticle[]): SourceArticle | undefined {
  const known: readonly string[] = types;
  const own = articles.filter(({ type }) => known.includes(type));
  return own[Math.floor(own.length / 2)];
}

const drawingOf = ({ ext: { art } }: SourceArticle): string => drawArticle(art, viewsOf(art)[0]);

function pictureOf(article: SourceArticle): SharingPicture {
  const { articleNo, title, ext } = article;
  const marking = ext.ratings?.en388?.code;
  return { number: articleNo, name: title, drawing: drawingOf(article), ...(marking && { marking }) };
}
