/** The page about metrics, from what a server with an empty store answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOperator } from 'release/operating/operator';
import { openStore } from 'release/store/open-store';
import { serveSite } from 'server/serving/site-server';
import { code, page, table } from './markdown.js';

/** Metrics of a server without pages, as text of Prometheus. */
async function metricsOfEmptySite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reference-'));
  const place = { store: openStore(folder), env: 'local' };
  await openOperator(place).init();
  const server = await serveSite({ ...place, port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${server.port}/release/metrics`);
  const text = await answer.text();
  await server.close();
  await rm(folder, { recursive: true });
  return text;
}

/** Page about the metrics, in their order. */
export async function metricsPage(): Promise<string> {
  const metrics = (await metricsOfEmptySite()).matchAll(/^# HELP (site_\S+) (.*)\n# TYPE \S+ (.*)/gm);
  const rows = [...metrics].map(([, name = '', help = '', type = '']) => [code(name), type, help]);
  return page('Metrics', 'the answer of `/release/metrics`', [
    '[Watch a running site](../watching.md#metrics) says how to read them. Metrics of the process (`process_…`) stand beside them.',
    table(['metric', 'type', 'says'], rows),
  ]);
}
