/**
 * `npm run bench [-- KIND] [--store FOLDER] [--rounds N] [--profiles none,slow4g] [--pages home,listing]`
 *
 * Without a kind: what a first visit downloads, against the limits. `times`: how long it takes. `monolith`: both beside
 * the same screens as one webpack bundle and beside plain HTML. `catalogue`: how 10,000 articles do, against the limits.
 * `visible-change`: how soon a running server serves a promote and a rollback; its options are in that file.
 * `lighthouse`: what Lighthouse says of ten pages; `--pages /home,/forms` names others, `--url` a running site.
 * `kills`: kills the release verbs and the server; its options are in that file.
 */
import { readOptions } from './options.mjs';
import { openIndexableSite, openSite } from './site.mjs';

/** @typedef {import('./options.mjs').BenchOptions} BenchOptions */
/** @typedef {(options: BenchOptions) => Promise<unknown>} Measurement */
/** @typedef {(origin: string, options: BenchOptions) => Promise<unknown>} SiteMeasurement */

/**
 * @param {() => Promise<SiteMeasurement>} load
 * @param {typeof openSite} [open]
 * @returns {Measurement} of the site of `npm start`, or of the store that is named
 */
const onSite =
  (load, open = openSite) =>
  async (options) => {
    const { origin, stop } = await open(options.store);
    try {
      const measure = await load();
      await measure(origin, options);
    } finally {
      stop();
    }
  };

/** @type {Readonly<Record<string, Measurement>>} */
const kinds = {
  figures: onSite(async () => (await import('./figures/figures.mjs')).figures),
  times: onSite(async () => (await import('./times/times.mjs')).times),
  monolith: onSite(async () => (await import('./monolith/monolith.mjs')).monolith),
  lighthouse: async (options) => {
    const { lighthouseScores } = await import('./lighthouse/lighthouse.mjs');
    if (options.url) await lighthouseScores(options.url, options);
    else await onSite(async () => lighthouseScores, openIndexableSite)(options);
  },
  catalogue: async (options) => (await import('./catalogue/catalogue.mjs')).catalogue(options),
};

/** Each reads its own options. @type {Readonly<Record<string, (words: string[]) => Promise<unknown>>>} */
const withOwnOptions = {
  'visible-change': async (words) =>
    (await import('./visible-change/visible-change.mjs')).visibleChange(words),
  kills: async (words) => (await import('./kills/kills.mjs')).kills(words),
};

async function main() {
  const [first, ...rest] = process.argv.slice(2);
  const run = withOwnOptions[first ?? ''];
  if (run) {
    await run(rest);
    return;
  }
  const { kind, options } = readOptions(process.argv.slice(2));
  const measure = kinds[kind];
  if (!measure)
    throw new Error(`There is no '${kind}' to measure. Choose from ${Object.keys(kinds).join(', ')}.`);
  await measure(options);
}

main().then(
  // The site's server and the browser end with this process.
  () => process.exit(),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
