/** Writes a container as a release of a remote: no build of ours. */
import fs from 'node:fs';
import path from 'node:path';
import type { AppRecord, RemoteDescriptor } from 'shared-types';
import type { RemoteRelease, Trial } from 'shared-types/release';
import { appFile } from 'shared-types/protocol/adopted-app';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { federationId } from 'shared-types/protocol/federation-id';
import { isPackageName, isVersion } from 'shared-types/schemas/texts';
import { makeOwnFolder, putInPlace } from 'tooling/setup/own-folder';
import { root } from 'tooling/setup/root';
import { filesOf } from '../build/release-record.js';
import { readDescriptor } from '../webpack/remote.js';
import type { Container } from './container.js';
import { scopeSheet } from './scope-sheet.js';

/** The offer of the remote, as the command is given it. */
export interface Offer {
  readonly name: string;
  readonly version: string;
  readonly expose: string;
  /** Path of the page, `/orders`; the app's router works below it. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly auth: readonly string[];
  readonly storage: RemoteDescriptor['storage'];
  readonly trial?: Trial;
}

const screen = 'app';

/** Folder of the app's own files: those of a release in `assets/` are the site's, and one name there has one content for good. */
export const appFolder = 'app';

/** Segments below the route that the app's router may use. */
const maxSegments = 3;

const descriptorOf = ({ name, route, title, description, auth, storage }: Offer): RemoteDescriptor => ({
  name,
  contract: `^${contractVersion}`,
  claims: [route],
  routes: Array.from({ length: maxSegments + 1 }, (_, depth) => ({
    path: route + Array.from({ length: depth }, (_, index) => `/:part${index + 1}`).join(''),
    screen,
    title,
    description,
    ui: 'app' as const,
    ...(depth === 0 ? { heading: title } : { unlisted: 'page' as const }),
    ...(auth.length > 0 && { auth }),
  })),
  storage,
});

function copyFile({ dist }: Container, file: string, { folder, id }: { folder: string; id: string }) {
  const target = path.join(folder, appFolder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const bytes = fs.readFileSync(path.join(dist, file));
  fs.writeFileSync(target, file.endsWith('.css') ? scopeSheet(String(bytes), { id, filename: file }) : bytes);
}

const writeJson = (file: string, value: object) =>
  fs.writeFileSync(file, `${JSON.stringify(value, undefined, 1)}\n`);

function writeFiles(container: Container, offer: Offer, folder: string) {
  const id = federationId(offer.name, offer.version);
  for (const file of container.files) copyFile(container, file, { folder, id });
  const pins = Object.entries(filesOf(folder))
    .filter(([file]) => /\.(?:js|css)$/.test(file))
    .map(([file, { sha256 }]) => [file, sha256] as const);
  const { kind, globalName, entry, isModule } = container;
  const record: AppRecord = {
    kind,
    type: isModule ? 'module' : 'script',
    container: globalName,
    entry: `${appFolder}/${entry}`,
    module: offer.expose,
    pins: Object.fromEntries(pins),
  };
  writeJson(path.join(folder, appFile), record);
  writeJson(path.join(folder, 'remote.json'), descriptorOf(offer));
  const descriptor = readDescriptor(folder);
  const release: RemoteRelease = {
    schema: 1,
    version: offer.version,
    builtAt: new Date().toISOString(),
    source: { commit: '', dirty: true },
    ...(offer.trial && { trial: offer.trial }),
    files: filesOf(folder),
    facts: [],
    ...descriptor,
    kind: 'remote',
    id,
    shared: container.ranges,
    entry: appFile,
    ...(isModule && { modules: true }),
    screens: { [screen]: { scripts: [], styles: [] } },
  };
  writeJson(path.join(folder, 'release.json'), release);
}

/**
 * @param to  folder of the release, if it is not the usual one; an older release there is replaced
 * @returns that folder
 * @throws an error with what is wrong in the offer, or if the folder is anything but a release
 */
export function writeAdopted(container: Container, offer: Offer, to?: string): string {
  const { name, version } = offer;
  if (!isPackageName(name) || !isVersion(version))
    throw new Error(
      `A release cannot have the name ${name} and the version ${version}. Add --name and --version, as in --name orders --version 1.4.2.`,
    );
  const folder = path.resolve(root, to ?? path.join('dist/adopted', name, version));
  if (fs.existsSync(folder) && !fs.existsSync(path.join(folder, 'release.json')))
    throw new Error(`${folder} is there already and is no release. Remove it, or choose another --to.`);
  const unfinished = makeOwnFolder(path.dirname(folder));
  try {
    writeFiles(container, offer, unfinished);
    putInPlace(unfinished, folder);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
