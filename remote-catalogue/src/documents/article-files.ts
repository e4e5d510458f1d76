import { toJsonSchema } from '@valibot/to-json-schema';
import type { DocumentsModule, LoadContext, SiteDocument } from 'shared-types';
import * as v from 'valibot';
import { categories } from '../../articles/categories';
import { listPath, shardPaths } from '../../articles/detail-shards';
import { csvOf } from '../../articles/exports/csv-of';
import { exported, exportedFile, jsonOf } from '../../articles/exports/exported-article';
import { filesPath, schemaPath } from '../../articles/exports/files-path';
import { columnsSchema, fromColumns } from '../../articles/list-columns';
import { productSchema } from '../../articles/product';
import { isService } from '../state/catalogue-memory';

/** The catalogue and each category as files for other programs, and their schema. A service has articles of its own. */
export const documents: DocumentsModule['documents'] = async ({ site, readAsset }) => {
  if (isService(site)) return [];
  const articles = (await allProducts(readAsset)).map((product) => exported(product, site.baseUrl));
  const files = categories.flatMap(({ path, types }): readonly SiteDocument[] => {
    const own = articles.filter(({ type }) => types.includes(type));
    return [
      { path: `${filesPath(path)}.csv`, type: 'text/csv', body: csvOf(own) },
      { path: `${filesPath(path)}.json`, type: 'application/json', body: jsonOf(own, site.baseUrl) },
    ];
  });
  const schema = { $id: site.baseUrl + schemaPath, title: 'Articles', ...toJsonSchema(exportedFile) };
  return [...files, { path: schemaPath, type: 'application/json', body: JSON.stringify(schema) }];
};

async function allProducts(readAsset: LoadContext['readAsset']) {
  const rows = fromColumns(v.parse(columnsSchema, await readAsset(listPath)));
  const shards = await Promise.all(shardPaths(rows.length).map((path) => readAsset(path)));
  return v.parse(v.array(productSchema), shards.flat());
}
