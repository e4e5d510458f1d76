/**
 * `npm run bench [-- KIND] [--store FOLDER] [--rounds N] [--profiles none,slow4g] [--pages home,listing]`
 *
 * Without a kind: bytes of a first visit, against the limits. `times`: how long it takes. `catalogue`: 10,000 articles,
 * against the limits. `lighthouse`: Lighthouse on ten pages; `--pages /home,/forms` names others, `--url` a running site.
 */
import { readOptions, type BenchOptions } from './options.js';
import { openIndexableSite, openSite } from './site.js';

type Measurement = (options: BenchOptions) => Promise<unknown>;
type SiteMeasurement = (origin: string, options: BenchOptions) => Promise<unknown>;

/** @returns a measurement of the site of `npm start`, or of the store that is named */
const onSite =
  (load: () => Promise<SiteMeasurement>, open: typeof openSite = openSite): Measurement =>
  async (options) => {
    const { origin, stop } = await open(options.store);
    try {
      const measure = await load();
      await measure(origin, options);
    } finally {
      stop();
    }
  };

const kinds: Readonly<Record<string, Measurement>> = {
  figures: onSite(async () => (await import('./figures/figures.js')).figures),
  times: onSite(async () => (await import('./times/times.js')).times),
  lighthouse: async (options) => {
    const { lighthouseScores } = await import('./lighthouse/lighthouse.js');
    if (options.url) await lighthouseScores(options.url, options);
    else await onSite(async () => lighthouseScores, openIndexableSite)(options);
  },
  catalogue: async (options) => (await import('./catalogue/catalogue.js')).catalogue(options),
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
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
