/** Time to release a whole site into an empty store. */
import { rm } from 'node:fs/promises';
import { openOperator } from 'release';
import type { LocalPackage } from 'tooling/site/packages';
import { distOf, siteFile } from 'tooling/site/prepare';
import type { Figure } from './report.js';

async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, seconds: number]> {
  const startedAtMs = performance.now();
  const result = await work();
  return [result, (performance.now() - startedAtMs) / 1000];
}

/** @param store  folder, which is made anew. @param packages  all of them built. @param say  hears of each step */
export async function releaseTimed(
  store: string,
  packages: readonly LocalPackage[],
  say: (text: string) => void,
): Promise<readonly Figure[]> {
  await rm(store, { recursive: true, force: true });
  const operator = openOperator({ store });
  await operator.init();
  const [, publishSeconds] = await timed(() => operator.publish(packages.map(distOf)));
  say(`published in ${publishSeconds.toFixed(1)} s`);
  const targets = packages.map(({ name, version }) => `${name}@${version}`);
  const [{ pages }, renderSeconds] = await timed(() => operator.promote({ targets, siteFile }));
  say(`rendered ${pages} pages in ${renderSeconds.toFixed(1)} s`);
  const [, settleSeconds] = await timed(() => operator.settle());
  return [
    { name: 'publish: compress and store all files', value: publishSeconds, unit: 's' },
    { name: 'promote: check all files and render all pages', value: renderSeconds, unit: 's' },
    { name: 'after a promote: compress all pages', value: settleSeconds, unit: 's' },
    { name: 'pages rendered', value: pages, unit: 'pages' },
  ];
}
