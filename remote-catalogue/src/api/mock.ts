import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { LoadContext } from 'shared-types';
import * as v from 'valibot';
import { detailPlace, listPath, shardPaths } from '../../articles/detail-shards';
import { columnsSchema, fromColumns, toColumns, type ListColumns } from '../../articles/list-columns';
import type { ProductRow } from '../../articles/product-row';
import { containsText, findArticle, rowsContaining } from '../model/answer/find-rows';

type Answer = [status: number, body: unknown];

/** A second adapter on one instance would hide the first. */
const answered = new WeakSet<AxiosInstance>();

/**
 * Answers the three product calls from the files of the release, as the specification has them; every other call goes
 * to the network.
 */
export function answerFromRelease(http: AxiosInstance, readAsset: LoadContext['readAsset']): void {
  if (answered.has(http)) return;
  answered.add(http);
  const { rows, columns, product, products } = createReleaseCatalogue(readAsset);
  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  // It would keep all calls, with what they asked for.
  http.interceptors.response.use((response) => {
    adapter.resetHistory();
    return response;
  });
  const answerList = async (found: readonly ProductRow[], config: AxiosRequestConfig): Promise<Answer> => {
    if (parameter(config, 'view') !== 'list') return [200, await products(found)];
    // Every page of an article asks for the whole list.
    return [200, found === (await rows()) ? await columns() : toColumns(found)];
  };
  adapter.onGet('/api/products').reply(async (config) => {
    const type = parameter(config, 'type');
    const all = await rows();
    return await answerList(type === '' ? all : all.filter((row) => containsText(row.type, type)), config);
  });
  adapter.onGet('/api/products/search').reply(async (config) => {
    return await answerList(rowsContaining(await rows(), parameter(config, 'text')), config);
  });
  adapter.onGet('/api/products/get_product').reply(async (config): Promise<Answer> => {
    return [200, (await product(parameter(config, 'articleNo'))) ?? {}];
  });
}

function parameter({ params }: AxiosRequestConfig, name: string): string {
  const value: unknown = (params as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** Reads the list once, and the last shard: neighbours follow each other. A failed reading is not remembered. */
function createReleaseCatalogue(readAsset: LoadContext['readAsset']) {
  let read: ListColumns | undefined;
  let known: readonly ProductRow[] | undefined;
  const columns = async () => (read ??= v.parse(columnsSchema, await readAsset(listPath)));
  const rows = async () => (known ??= fromColumns(await columns()));
  let last: { readonly path: string; readonly shard: readonly unknown[] } | undefined;
  const shardAt = async (path: string) => {
    if (last?.path === path) return last.shard;
    const shard = await readShard(readAsset, path);
    last = { path, shard };
    return shard;
  };
  return {
    /** All articles in the order of the catalogue. */
    rows,
    columns,
    /** The whole article, exact number first, then any case; `undefined` if there is none. */
    product: async (articleNo: string) => {
      const all = await rows();
      const row = findArticle(all, articleNo);
      if (!row) return undefined;
      const { path, place } = detailPlace(all.indexOf(row));
      return (await shardAt(path))[place];
    },
    products: async (wanted: readonly ProductRow[]) => {
      const all = await rows();
      const shards = await Promise.all(shardPaths(all.length).map((path) => readShard(readAsset, path)));
      const products = shards.flat();
      return wanted.map((row) => products[all.indexOf(row)]);
    },
  };
}

const readShard = async (readAsset: LoadContext['readAsset'], path: string): Promise<readonly unknown[]> =>
  v.parse(v.array(v.unknown()), await readAsset(path));
