import type { PagePicture } from 'shared-types';
import { categoryOfType, type Category } from '../../articles/categories';
import type { Product } from '../../articles/product';

/** Where the release has the addresses of its pictures for sharing. Only rendering reads them. */
export const sharingPicturesPath = 'node/sharing-pictures.json';

/** Addresses of the pictures that pages are shared with. */
export interface SharingPictures {
  /** By address of the category. */
  readonly categories: Readonly<Record<string, string>>;
  /** By address of a page that helps to choose. */
  readonly steps: Readonly<Record<string, string>>;
  /** By article number; empty where the catalogue has too many articles to draw one for each. */
  readonly articles: Readonly<Record<string, string>>;
}

const knownIn = (addresses: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(addresses, key) ? addresses[key] : undefined;

/** The picture of a category. */
export function categoryPicture(
  { path, label }: Category,
  { categories }: SharingPictures,
): PagePicture | undefined {
  const address = knownIn(categories, path);
  return address === undefined ? undefined : { address, alt: `Drawing: ${label}` };
}

/** The picture of a page that helps to choose; none where the catalogue has no articles for it. */
export function stepPicture(
  path: string,
  title: string,
  { steps }: SharingPictures,
): PagePicture | undefined {
  const address = knownIn(steps, path);
  return address === undefined ? undefined : { address, alt: `Drawing: ${title}` };
}

/** The picture of an article, or that of its category. */
export function articlePicture(
  { articleNo, title, type }: Pick<Product, 'articleNo' | 'title' | 'type'>,
  pictures: SharingPictures,
): PagePicture | undefined {
  const address = knownIn(pictures.articles, articleNo);
  if (address !== undefined) return { address, alt: `Drawing: ${articleNo} ${title}` };
  const category = categoryOfType(type);
  return category && categoryPicture(category, pictures);
}
