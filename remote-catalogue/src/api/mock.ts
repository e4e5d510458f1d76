import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { ProductRow } from '../../articles/product-row';
import { toColumns } from '../../articles/list-columns';
import { containsText, rowsContaining } from '../model/answer/find-rows';
import { createReleaseCatalogue, type ReadAsset, type ReleaseCatalogue } from './release-catalogue';

type Answer = [status: number, body: unknown];

/** A second adapter on one instance would hide the first. */
const answered = new WeakSet<AxiosInstance>();

/**
 * Answers the three product calls from the files of the release, as the specification has them; every other call goes
 * to the network.
 */
export function answerFromRelease(http: AxiosInstance, readAsset: ReadAsset): void {
  if (answered.has(http)) return;
  answered.add(http);
  const catalogue = createReleaseCatalogue(readAsset);
  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  // It would keep all calls, with what they asked for.
  http.interceptors.response.use((response) => {
    adapter.resetHistory();
    return response;
  });
  adapter.onGet('/api/products').reply(async (config) => {
    const type = parameter(config, 'type');
    const all = await catalogue.rows();
    const rows = type === '' ? all : all.filter((row) => containsText(row.type, type));
    return await listAnswer(catalogue, rows, config);
  });
  adapter.onGet('/api/products/search').reply(async (config) => {
    const rows = rowsContaining(await catalogue.rows(), parameter(config, 'text'));
    return await listAnswer(catalogue, rows, config);
  });
  adapter.onGet('/api/products/get_product').reply(async (config): Promise<Answer> => {
    return [200, (await catalogue.product(parameter(config, 'articleNo'))) ?? {}];
  });
}

async function listAnswer(
  catalogue: ReleaseCatalogue,
  rows: readonly ProductRow[],
  config: AxiosRequestConfig,
): Promise<Answer> {
  if (parameter(config, 'view') !== 'list') return [200, await catalogue.products(rows)];
  // Every page of an article asks for the whole list.
  const isWhole = rows === (await catalogue.rows());
  return [200, isWhole ? await catalogue.columns() : toColumns(rows)];
}

function parameter({ params }: AxiosRequestConfig, name: string): string {
  const value: unknown = (params as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
