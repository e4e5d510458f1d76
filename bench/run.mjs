/**
 * `npm run bench [-- KIND] [--store FOLDER] [--rounds N] [--profiles none,slow4g] [--pages home,listing]`
 *
 * Without a kind: what a first visit downloads, against the limits. `times`: how long it takes. `monolith`: both beside
 * the same screens as one webpack bundle and beside plain HTML. `tasks`: what keeps the page busy.
 */
import { readOptions } from './options.mjs';
import { openSite } from './site.mjs';

/** @typedef {(origin: string, options: import('./options.mjs').BenchOptions) => Promise<unknown>} Measurement */

/** @type {Readonly<Record<string, () => Promise<Measurement>>>} */
const kinds = {
  figures: async () => (await import('./figures/figures.mjs')).figures,
  times: async () => (await import('./times/times.mjs')).times,
  monolith: async () => (await import('./monolith/monolith.mjs')).monolith,
  tasks: async () => (await import('./tasks/tasks.mjs')).tasks,
};

async function main() {
  const { kind, options } = readOptions(process.argv.slice(2));
  const load = kinds[kind];
  if (!load)
    throw new Error(`There is no '${kind}' to measure. Choose from ${Object.keys(kinds).join(', ')}.`);
  const { origin, stop } = await openSite(options.store);
  try {
    await (
      await load()
    )(origin, options);
  } finally {
    stop();
  }
}

main().then(
  // The site's server and the browser end with this process.
  () => process.exit(),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
