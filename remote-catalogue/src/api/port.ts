import type { Product } from '../../articles/product';
import type { ProductRow } from '../../articles/product-row';

/** The three product calls of the specification, answered by a service or by the mock. */
export interface CatalogueApi {
  /**
   * `GET /api/products`: the articles whose type contains the text, whatever its case; all for an empty text.
   *
   * @throws {CatalogueError} or the network's own error
   */
  readonly list: (type: string, options: CallOptions) => Promise<readonly ProductRow[]>;
  /**
   * `GET /api/products/search`: the articles whose number, title or type contains the text, whatever its case; all for
   * an empty text.
   *
   * @throws {CatalogueError} or the network's own error
   */
  readonly search: (text: string, options: CallOptions) => Promise<readonly ProductRow[]>;
  /**
   * `GET /api/products/get_product`: the article with the number; `null` if there is none.
   *
   * @throws {CatalogueError} or the network's own error
   */
  readonly get: (articleNo: string, options: CallOptions) => Promise<Product | null>;
}

/** How a call is made. */
export interface CallOptions {
  /** Ends the call at once; it then rejects with an `AbortError`. */
  readonly signal: AbortSignal;
}

/** Why a call failed: no answer in time, or an answer that is not product data. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly kind: 'time-out' | 'unexpected-answer';

  constructor(kind: CatalogueError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
