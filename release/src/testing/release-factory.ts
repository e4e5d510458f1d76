/** Makes small built packages, as a build would leave them in `dist`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteDescriptor } from 'shared-types';
import { federationId } from 'shared-types/protocol/federation-id';
import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { mediaTypeOf } from 'shared-types/schemas/media-type';
import { exchangedForms } from 'shared-types/testing/enquiry-contract';
import { sha256Base64 } from '../model/digest.js';

type FileTexts = Readonly<Record<string, string>>;

/** Text of `node/render.cjs` of the test host: pages of plain text. */
export const plainRenderer = `
exports.shared = { 'test-ui': { paragraph: (text) => '<p>' + text + '</p>' } };
exports.requestFor = ({ route }, { path, search = '' }) =>
  ({ path, search, hash: '', route: route.path, title: route.title, key: '' });
exports.createHttp = async (site, remote) => ({ remote });
exports.render = ({ site, match, view, leftOut, isGone }) => {
  const title = match ? match.route.title : isGone ? 'Page gone' : 'Page not found';
  const description = match ? match.route.description : 'Page not found.';
  const head = view && view.module.head ? view.module.head(view.data, view.request) : { title, description };
  const screen = view ? view.module.Screen({ data: view.data, request: view.request }) : 'Waiting';
  const frame = leftOut ? '<nav>without ' + leftOut.join(' ') + '</nav>' : '';
  return { html: frame + '<main>' + screen + '</main>', head: { ...head, title: head.title + ' | ' + site.company.name } };
};
`;

export const plainScreen = `
const { paragraph } = require('test-ui');
exports.Screen = ({ data, request }) => paragraph(request.path + ' ' + JSON.stringify(data));
`;

const storage = (key: string) => ({
  store: 'local' as const,
  key,
  purpose: 'To remember a choice.',
  contains: 'The choice.',
  lifetime: 'Until deleted.',
  whenWritten: 'When the visitor chooses.',
});

/** Time of every build, unless a test says another. */
const builtAt = '2026-11-01T12:00:00.000Z';

const common = { schema: 1 as const, builtAt, source: { commit: '', dirty: false } };

const sizeAndHash = (file: string, text: string) => ({
  size: Buffer.byteLength(text),
  sha256: sha256Base64(text),
  type: mediaTypeOf(file),
});

/** A built package: its record, and the texts of its files. */
export interface BuiltPackage<Kind extends Release = Release> {
  readonly release: Kind;
  readonly texts: FileTexts;
}

const listed = (texts: FileTexts) =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, sizeAndHash(file, text)]));

/** A host. `texts` are further files, or others in place of its own. */
export function builtHost(
  changes: Partial<HostRelease> & Pick<HostRelease, 'version'>,
  texts: FileTexts = {},
): BuiltPackage<HostRelease> {
  const all: FileTexts = {
    'main.js': `/* host ${changes.version} */`,
    'main.css': 'body{margin:0}',
    'deferred.js': '/* deferred */',
    'deferred.css': '.notice{margin:0}',
    'boot.js': 'document.title',
    'node/render.cjs': plainRenderer,
    ...texts,
  };
  const release: HostRelease = {
    ...common,
    kind: 'host',
    name: 'host',
    files: listed(all),
    facts: [],
    storage: [storage('site.settings.v1')],
    provides: ['1.0.0'],
    shared: { react: '19.3.1', 'test-ui': '1.0.0' },
    scripts: ['main.js'],
    styles: ['main.css'],
    later: { scripts: ['deferred.js'], styles: ['deferred.css'] },
    boot: 'boot.js',
    fonts: ['/assets/font.woff2'],
    ...changes,
  };
  return { release, texts: all };
}

export const route = (path: string, changes: Partial<RouteDescriptor> = {}): RouteDescriptor => ({
  path,
  screen: 'page',
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  ...changes,
});

/** A remote with one screen, `page`, at `/<name>`. */
export function builtRemote(
  changes: Partial<RemoteRelease> & Pick<RemoteRelease, 'name' | 'version'>,
  texts: FileTexts = {},
): BuiltPackage<RemoteRelease> {
  const { name, version, navigation } = changes;
  const all: FileTexts = {
    'entry.js': `/* ${name} ${version} */`,
    'page.js': `/* page of ${name} ${version} */`,
    'page.css': '.page-_a1B2{color:red}',
    'node/page.cjs': plainScreen,
    ...(navigation && { 'remote.json': JSON.stringify({ navigation }) }),
    ...texts,
  };
  const release: RemoteRelease = {
    ...common,
    kind: 'remote',
    files: listed(all),
    facts: [],
    storage: [],
    id: federationId(name, version),
    contract: '^1.0.0',
    claims: [`/${name}`],
    routes: [route(`/${name}`)],
    forms: exchangedForms,
    shared: { react: '^19.3.0' },
    entry: 'entry.js',
    screens: { page: { scripts: ['page.js'], styles: ['page.css'] } },
    ...changes,
  };
  return { release, texts: all };
}

/** Writes a package as a build does. @returns its folder */
export function writeDist(folder: string, { release, texts }: BuiltPackage): string {
  const dist = path.join(folder, `${release.name}-${release.version}`);
  for (const [file, text] of Object.entries({ ...texts, 'release.json': JSON.stringify(release) })) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  }
  return dist;
}
