import type { Product } from '../../articles/product';
import type { ProductRow } from '../../articles/product-row';

/**
 * The three product calls of the specification, answered by a service or by the mock. A text is found whatever its case;
 * an empty one finds all. Each call throws a `CatalogueError` or the network's own error.
 */
export interface CatalogueApi {
  /** `GET /api/products`: the articles whose type contains the text. */
  readonly list: (type: string, options: CallOptions) => Promise<readonly ProductRow[]>;
  /** `GET /api/products/search`: the articles whose number, title or type contains the text. */
  readonly search: (text: string, options: CallOptions) => Promise<readonly ProductRow[]>;
  /** `GET /api/products/get_product`: the article with the number; `null` if there is none. */
  readonly get: (articleNo: string, options: CallOptions) => Promise<Product | null>;
}

/** Options of a call. */
export interface CallOptions {
  /** Ends the call at once; it then rejects with an `AbortError`. */
  readonly signal: AbortSignal;
}

/** Failure of a call: no answer in time, or an answer that is not product data. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly kind: 'time-out' | 'unexpected-answer';

  constructor(kind: CatalogueError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
