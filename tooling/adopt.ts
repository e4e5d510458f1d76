/**
 * `npm run adopt -- DIST --expose ./Orders --route /orders --title Orders`: makes a release of a federated app that was built
 * for itself (docs/existing-app.md), which `release publish` takes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { parseSite } from 'release/model/site-record';
import type { StorageEntry } from 'shared-types';
import type { Trial } from 'shared-types/release';
import { manifestOf, root } from 'tooling/setup/root';
import { readContainer } from './adopt/container.js';
import { hintsOf, refusalsOf } from './adopt/refusals.js';
import { tryApp } from './adopt/try-app.js';
import { appFolder, writeAdopted, type Offer } from './adopt/write-release.js';

const usage = `Write npm run adopt -- DIST --expose ./Orders --route /orders --title Orders, with the folder that the builder has written.
Options: --name, --version, --description TEXT; --auth ROLE, several times; --mount; --storage FILE; --site FILE; --store PLACE;
--to FOLDER; --untried REASON.
docs/existing-app.md says what each is for.`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    expose: text,
    route: text,
    title: text,
    description: text,
    name: text,
    version: text,
    auth: { type: 'string', multiple: true, default: [] },
    storage: text,
    site: text,
    store: text,
    untried: text,
    to: text,
    mount: { type: 'boolean' },
  },
});
const [given] = positionals;
const { expose, route, title } = values;
if (values.help) {
  console.log(usage);
  process.exit();
}
if (!given || positionals.length > 1 || !expose || !route || !title) throw new Error(usage);

const read = (file: string | undefined) => (file === undefined ? undefined : fs.readFileSync(file));

const dist = path.resolve(given);
const container = readContainer(dist, expose, values.mount ? 'mount' : 'component');
const refusals = refusalsOf(container);
if (refusals.length > 0)
  throw new Error([`The site cannot run ${expose} of ${given}:`, ...refusals].join('\n'));
hintsOf(container).forEach((hint) => console.log(hint));

const siteText = read(values.site);
const site = siteText && parseSite(siteText, values.site ?? '');
const name = values.name ?? route.slice(1).replaceAll('/', '-');
const app = path.dirname(dist);
// Vite's manifest says 1.0.0 of each app.
const ownVersion = fs.existsSync(path.join(app, 'package.json')) ? manifestOf(app).version : undefined;
const version = values.version ?? ownVersion ?? container.version;
const offer: Offer = {
  name,
  version,
  expose,
  route,
  title,
  description: values.description ?? title,
  auth: values.auth,
  storage: JSON.parse(String(read(values.storage) ?? '[]')) as readonly StorageEntry[],
};
const trial: Trial =
  values.untried === undefined
    ? await tryApp(container, offer, { site, store: values.store, say: console.log })
    : { kind: 'untried', reason: values.untried };
const folder = writeAdopted(container, { ...offer, trial }, values.to);

if (site && !(name in site.api))
  console.warn(
    `\`api\` of ${values.site} has no service named ${name}: getToken gives nothing then, unless a service is at the site's own origin.`,
  );

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const sizes = container.first.map((file) => {
  const bytes = fs.readFileSync(path.join(folder, appFolder, file));
  return { raw: bytes.length, coded: gzipSync(bytes).length };
});
const [entry = { raw: 0, coded: 0 }] = sizes;
const sum = (key: 'raw' | 'coded') => kilobytes(sizes.reduce((total, size) => total + size[key], 0));
const place = path.relative(root, folder);
console.log(`${name}@${version} lies in ${place}
First view${container.isModule ? ' and later parts' : ''}: ${sum('coded')} compressed (${sum('raw')}), of which its own federation runtime ${kilobytes(entry.coded)} (${kilobytes(entry.raw)})
Its site admits it once "${name}" stands in \`remotes\` of the site configuration. Then:
npm run release -- publish ${place}
npm run release -- preview ${name}@${version}`);
