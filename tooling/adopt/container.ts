/** The container of a federated app that is built already: what its `mf-manifest.json` says of it, and its files. */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { AppRecord } from 'shared-types';
import { problemLine } from 'shared-types/json/problems';
import { readRecord } from 'shared-types/json/read-record';
import { filePath } from 'shared-types/schemas/texts';
import { eagerModules, sharedSpecifiers } from '../webpack/shared-modules.js';

const manifestFile = 'mf-manifest.json';

const lists = v.object({ sync: v.array(filePath), async: v.array(filePath) });
const assets = v.object({ js: lists, css: lists });

/** The members that are read here; the builders write many more. */
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    publicPath: v.exactOptional(v.string()),
    buildInfo: v.object({ buildVersion: v.string() }),
    remoteEntry: v.pipe(
      v.object({ name: v.string(), path: v.string(), type: v.string() }),
      v.transform(({ type, ...at }) => ({ type, file: path.posix.join(at.path, at.name) })),
      v.object({ type: v.string(), file: filePath }),
    ),
  }),
  shared: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      singleton: v.optional(v.boolean(), false),
      assets,
    }),
  ),
  exposes: v.array(v.object({ path: v.string(), assets })),
});

/** A container as far as the site needs it. */
export type Container = ReturnType<typeof readContainer>;

type Assets = v.InferOutput<typeof assets>;

const firstOf = ({ js, css }: Assets) => [...js.sync, ...css.sync];

const allOf = (files: Assets) => [...firstOf(files), ...files.js.async, ...files.css.async];

/** Files that no browser needs, and what lies in a folder with a dot. */
const notCopied = /\.(?:map|html|zip|d\.ts)$|(?:^|\/)(?:mf-(?:manifest|stats)\.json$|\.)/;

/** Files of which the manifest lists those that are needed. That of Vite leaves some out. */
const isListed = (name: string) => /\.(?:js|mjs|css)$/.test(name);

/** True for a file that lies in the folder itself: a link may lead to anything on this computer. */
function isOwnFile(dist: string, name: string): boolean {
  const file = path.join(fs.realpathSync(dist), name);
  return fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() === true && fs.realpathSync(file) === file;
}

/**
 * @param dist  folder that the builder has written. @param expose  `./Orders`. @param kind  of what it exposes
 * @throws if either is not there
 */
export function readContainer(dist: string, expose: string, kind: AppRecord['kind'] = 'component') {
  const isComponent = kind === 'component';
  const file = path.join(dist, manifestFile);
  if (!fs.existsSync(file))
    throw new Error(
      `${file} is not there. Build the app with @module-federation/enhanced on webpack or Rspack, and with publicPath: 'auto': without one, it is not written. On Vite, @module-federation/vite writes it with manifest: true.`,
    );
  const read = readRecord(manifestSchema, fs.readFileSync(file, 'utf8'), file);
  if (read.kind !== 'record') throw new Error(read.problems.map(problemLine).join('\n'));
  const { metaData, shared, exposes } = read.value;
  const exposed = exposes.find((candidate) => candidate.path === expose);
  if (!exposed)
    throw new Error(
      `The app exposes no ${expose}. Choose from: ${exposes.map((candidate) => candidate.path).join(', ')}.`,
    );
  const { remoteEntry, globalName, publicPath = '', buildInfo } = metaData;
  const entry = remoteEntry.file;
  const isModule = remoteEntry.type === 'module';
  // Copies of these are never asked for: the host has loaded its own, and a singleton is the one that is loaded.
  const own = shared.filter(
    ({ name, singleton }) => !isComponent || !singleton || !eagerModules.includes(name),
  );
  const others = fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !notCopied.test(name) && (isModule || !isListed(name)) && isOwnFile(dist, name));
  const files = [entry, ...allOf(exposed.assets), ...own.flatMap((module) => allOf(module.assets))];
  const absent = files.filter((name) => !isOwnFile(dist, name));
  if (absent.length > 0)
    throw new Error(`${file} names what is no file of ${dist}: ${absent.join(', ')}. Build the app again.`);
  return {
    dist,
    kind,
    globalName,
    publicPath,
    version: buildInfo.buildVersion,
    entry,
    entryType: remoteEntry.type,
    isModule,
    /** Modules that it shares. */
    listed: shared.map(({ name }) => name),
    /**
     * Major versions of the modules that the host may give it. Each is that of the build: Rspack writes a wrong range where a
     * library of the app names several.
     */
    ranges: Object.fromEntries(
      shared
        .filter(({ name, singleton }) => isComponent && singleton && sharedSpecifiers.includes(name))
        .map(({ name, version }) => [name, `^${version.split('.')[0]}`]),
    ),
    /** Files of the first view, without those of the host. Vite does not tell which of its modules come later. */
    first: isModule ? files : [entry, ...firstOf(exposed.assets)],
    files: [...new Set([...files, ...others])].sort(),
  };
}
