import type { AxiosInstance } from 'axios';
import type { CatalogueApi } from './port';
import { readList, readProduct } from './read-answer';
import { withDeadline } from './with-deadline';

/** Time for an answer, in milliseconds. */
export const timeoutMs = 10_000;

/** The product calls. Parameters always go as `params`: with a query in the address, a mock would not know the call. */
export function createHttpCatalogue(http: AxiosInstance): CatalogueApi {
  const call = async (path: string, params: Readonly<Record<string, string>>, signal: AbortSignal) =>
    withDeadline({ signal, timeoutMs }, async (own) => {
      const { data } = await http.get<unknown>(path, { params, signal: own });
      return data;
    });
  return {
    // A service may know `view` and answer rows; one that knows the specification only answers whole articles.
    list: async (type, { signal }) => readList(await call('/api/products', { type, view: 'list' }, signal)),
    search: async (text, { signal }) =>
      readList(await call('/api/products/search', { text, view: 'list' }, signal)),
    get: async (articleNo, { signal }) =>
      readProduct(await call('/api/products/get_product', { articleNo }, signal)),
  };
}
