import type { SourceArticle, WrittenArticle } from './article-schema';
import { defaultArt } from './drawings/default-art';

/** The article with a name for its image, and with a drawing of its type, kind and colours where it has none. */
export function completeArticle({ image, ext = {}, ...article }: WrittenArticle): SourceArticle {
  return {
    ...article,
    image: image ?? `${article.articleNo.toLowerCase()}.svg`,
    ext: { ...ext, art: ext.art ?? defaultArt({ type: article.type, ...ext }) },
  };
}
