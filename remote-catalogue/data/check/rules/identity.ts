import { articlePrefixes } from '../../article-numbers';
import { errorIf, rule, type ArticleRule } from '../finding';

const startsWithPrefix = rule(['articleNo', 'type', 'dataStatus'], ({ articleNo, type, dataStatus }) =>
  errorIf(dataStatus === 'sample' && !articleNo.startsWith(articlePrefixes[type]), {
    path: ['articleNo'],
    rule: 'PREFIX',
    message: `must begin with ${articlePrefixes[type]} for a sample article of the type “${type}”`,
  }),
);

const namesItsImage = rule(['articleNo', 'image'], ({ articleNo, image }) =>
  errorIf(image !== undefined && !isImageOf(image, articleNo), {
    path: ['image'],
    rule: 'IMAGE',
    message: `must be named after the article, ${articleNo.toLowerCase()}.svg, or be left out`,
  }),
);

/** `mg101.svg` or `mg101.webp` for MG101; of a number with dots, the ending is not a part of it. */
const isImageOf = (image: string, articleNo: string): boolean =>
  image.slice(0, image.lastIndexOf('.')) === articleNo.toLowerCase();

/** Number, type and image belong together. */
export const identityRules: readonly ArticleRule[] = [startsWithPrefix, namesItsImage];
