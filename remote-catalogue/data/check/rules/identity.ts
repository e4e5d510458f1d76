import { articlePrefixes } from '../../article-numbers';
import { errorIf, rule, type ArticleRule } from '../finding';

const startsWithPrefix = rule(['articleNo', 'type'], ({ articleNo, type }) =>
  errorIf(!articleNo.startsWith(articlePrefixes[type]), {
    path: ['articleNo'],
    rule: 'PREFIX',
    message: `must begin with ${articlePrefixes[type]} for the type “${type}”`,
  }),
);

const namesItsImage = rule(['articleNo', 'image'], ({ articleNo, image }) =>
  errorIf(!image.startsWith(`${articleNo.toLowerCase()}.`), {
    path: ['image'],
    rule: 'IMAGE',
    message: `must be named after the article, ${articleNo.toLowerCase()}`,
  }),
);

/** Number, type and image belong together. */
export const identityRules: readonly ArticleRule[] = [startsWithPrefix, namesItsImage];
