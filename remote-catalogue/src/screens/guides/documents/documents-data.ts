import type { ShownDocument } from '../../../../articles/documents';

/** Articles of an address, and their documents. */
export interface DocumentsData {
  readonly kind: 'documents';
  readonly articles: readonly DocumentedArticle[];
  /** Numbers that no article has. */
  readonly unknown: readonly string[];
}

/** An article with its documents. */
export interface DocumentedArticle {
  readonly articleNo: string;
  readonly title: string;
  readonly isSample: boolean;
  readonly documents: readonly ShownDocument[];
}
