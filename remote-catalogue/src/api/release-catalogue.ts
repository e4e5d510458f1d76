import * as v from 'valibot';
import { detailPlace, listPath, shardPaths } from '../../articles/detail-shards';
import { findArticle } from '../model/answer/find-rows';
import { columnsSchema, fromColumns, type ListColumns } from '../../articles/list-columns';
import type { ProductRow } from '../../articles/product-row';

export type ReadAsset = (path: string) => Promise<unknown>;

export type ReleaseCatalogue = ReturnType<typeof createReleaseCatalogue>;

/** Reads the list once, and the last shard: neighbours follow each other. A failed reading is not remembered. */
export function createReleaseCatalogue(readAsset: ReadAsset) {
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

const readShard = async (readAsset: ReadAsset, path: string): Promise<readonly unknown[]> =>
  v.parse(v.array(v.unknown()), await readAsset(path));
