/**
 * `npm run adopt -- DIST --expose ./Orders --route /orders --title Orders`: makes a release of a federated app that was built
 * for itself (docs/existing-app.md), which `release publish` takes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Site, StorageEntry } from 'shared-types';
import { root } from 'tooling/setup/root';
import { readContainer } from './adopt/container.js';
import { refusalsOf } from './adopt/refusals.js';
import { appFolder, writeAdopted } from './adopt/write-release.js';

const usage = `Write npm run adopt -- DIST --expose ./Orders --route /orders --title Orders, with the folder that the builder has written.
Options: --name, --version, --description TEXT; --auth ROLE, several times; --storage FILE; --site FILE; --to FOLDER.
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
    to: text,
  },
});
const [given] = positionals;
const { expose, route, title } = values;
if (values.help) {
  console.log(usage);
  process.exit();
}
if (!given || positionals.length > 1 || !expose || !route || !title) throw new Error(usage);

const readJson = <Value>(file: string | undefined, fallback: Value): Value =>
  file === undefined ? fallback : (JSON.parse(fs.readFileSync(file, 'utf8')) as Value);

const dist = path.resolve(given);
const container = readContainer(dist, expose);
const storage = readJson<readonly StorageEntry[]>(values.storage, []);
const { api } = readJson<Pick<Site, 'api'>>(values.site, { api: {} });
const apiOrigins = Object.values(api)
  .filter(({ baseUrl }) => URL.canParse(baseUrl))
  .map(({ baseUrl }) => new URL(baseUrl).origin);
const refusals = refusalsOf(container, { storage, apiOrigins });
if (refusals.length > 0)
  throw new Error([`The site cannot run ${expose} of ${given}:`, ...refusals].join('\n'));

const name = values.name ?? route.slice(1).replaceAll('/', '-');
const version = values.version ?? container.version;
const folder = writeAdopted(
  container,
  {
    name,
    version,
    expose,
    route,
    title,
    description: values.description ?? title,
    auth: values.auth,
    storage,
  },
  values.to,
);

if (values.site !== undefined && !(name in api))
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
