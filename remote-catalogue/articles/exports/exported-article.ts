import * as v from 'valibot';
import { articlePath } from '../article-path';
import { extSchema, productSchema, type Product } from '../product';
import { schemaPath } from './files-path';

/** An article in files for other programs: without pictures and documents, and with the address of its page. */
const exportedArticle = v.object({
  ...v.omit(productSchema, ['ext']).entries,
  ext: v.optional(v.omit(extSchema, ['documents', 'similar', 'drawings', 'photo'])),
  address: v.string(),
  /** Size that a visitor chose for an enquiry. */
  chosenSize: v.optional(v.string()),
});

/** A JSON file of articles. */
export const exportedFile = v.object({ $schema: v.string(), articles: v.array(exportedArticle) });

/** Article of a file, as `exportedArticle`. */
export type ExportedArticle = v.InferOutput<typeof exportedArticle>;

/** An article as files have it. @param baseUrl address of the site */
export const exported = (article: Product, baseUrl: string): ExportedArticle =>
  // Leaves out what has no place in it.
  v.parse(exportedArticle, { ...article, address: baseUrl + articlePath(article.articleNo) });

/** The text of a JSON file of articles. */
export const jsonOf = (articles: readonly ExportedArticle[], baseUrl: string): string =>
  JSON.stringify({ $schema: baseUrl + schemaPath, articles });
