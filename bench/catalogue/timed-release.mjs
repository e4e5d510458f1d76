/** Time to release a whole site into an empty store. */
import { rm } from 'node:fs/promises';
import { distOf, siteFile } from 'tooling/site/prepare.mjs';
import { compileRelease, openStore } from 'tooling/site/release-tools.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */
/** @typedef {import('tooling/site/packages.mjs').LocalPackage} LocalPackage */

/** @template Result @param {() => Promise<Result>} work @returns {Promise<readonly [Result, seconds: number]>} */
async function timed(work) {
  const startedAtMs = performance.now();
  const result = await work();
  return [result, (performance.now() - startedAtMs) / 1000];
}

/**
 * @param {string} store its folder, which is made anew
 * @param {readonly LocalPackage[]} packages  all of them built
 * @param {(text: string) => void} say        hears of each step
 * @returns {Promise<readonly Figure[]>}
 */
export async function releaseTimed(store, packages, say) {
  await rm(store, { recursive: true, force: true });
  await compileRelease(say);
  const operator = await openStore(store);
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
