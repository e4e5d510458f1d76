import { errorIf, rule, type ArticleRule } from '../finding';

const namesItsImage = rule(['articleNo', 'image'], ({ articleNo, image }) =>
  errorIf(image !== undefined && !isImageOf(image, articleNo), {
    path: ['image'],
    rule: 'IMAGE',
    message: `must be named after the article, ${articleNo.toLowerCase()}.svg, or be left out`,
  }),
);

/** `a101.svg` or `a101.webp` for A101; of a number with dots, the ending is not a part of it. */
const isImageOf = (image: string, articleNo: string): boolean =>
  image.slice(0, image.lastIndexOf('.')) === articleNo.toLowerCase();

export const identityRules: readonly ArticleRule[] = [namesItsImage];
