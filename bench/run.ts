/**
 * `npm run bench [-- KIND [PAGE...]] [--url URL] [--store FOLDER] [--rounds N]`
 *
 * Without a kind: bytes of a first visit, against the limits. `times`: how long it takes. `lighthouse`: the scores of ten
 * pages. A page is a path of the site; for `times` also an address of another one. The site is built from the sources, if
 * neither a running one nor a store is named.
 */
import { parseArgs } from 'node:util';
import { figures } from './figures/figures.js';
import { lighthouseScores } from './lighthouse/lighthouse.js';
import { openSite } from './site.js';
import { times } from './times.js';

const kinds = { figures, times, lighthouse: lighthouseScores };

const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds;

function readOptions() {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: text, store: text, rounds: { type: 'string', default: '5' } },
  });
  const [kind = 'figures', ...pages] = positionals;
  const rounds = Number(values.rounds);
  if (!isKind(kind))
    throw new Error(`There is no '${kind}' to measure. Choose from ${Object.keys(kinds).join(', ')}.`);
  if (!(Number.isInteger(rounds) && rounds > 0))
    throw new Error(`--rounds is '${values.rounds}'. It must be a whole number above 0.`);
  return { kind, options: { pages, rounds }, site: values };
}

async function main() {
  const { kind, options, site } = readOptions();
  const origin = site.url ? new URL(site.url).origin : (await openSite(site.store)).origin;
  await kinds[kind](origin, options);
}

main().then(
  // The site's server ends with this process.
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
