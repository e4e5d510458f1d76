/**
 * `npm run bench [-- KIND] [--store FOLDER] [--rounds N] [--profiles none,slow4g] [--pages home,listing]`
 *
 * Without a kind: bytes of a first visit, against the limits. `times`: how long it takes. `catalogue`: 10,000 articles,
 * against the limits. `lighthouse`: Lighthouse on ten pages; `--pages /home,/forms` names others, `--url` a running site.
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
  lighthouse: async (options) => {
    const { lighthouseScores } = await import('./lighthouse/lighthouse.mjs');
    if (options.url) await lighthouseScores(options.url, options);
    else await onSite(async () => lighthouseScores, openIndexableSite)(options);
  },
  catalogue: async (options) => (await import('./catalogue/catalogue.mjs')).catalogue(options),
};

async function main() {
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
