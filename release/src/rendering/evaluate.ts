import { isBuiltin } from 'node:module';
import vm from 'node:vm';
import type { DescriberModule, DocumentsModule, ScreenModule } from 'shared-types';
import type { HostRelease, HostRenderer, Release, RemoteRelease } from 'shared-types/release';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { titleOf } from '../model/composition.js';
import { describerFile, documentsFile, rendererFile, screenFile } from '../model/release-checks.js';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import type { Store } from '../store/store.js';

type Require = (specifier: string) => unknown;

interface ModuleSource {
  readonly store: Store;
  readonly release: Release;
  readonly file: string;
}

/** The screens of a remote that can be drawn here, by name; MUI screens have no module for it. */
export type ScreenModules = ReadonlyMap<string, ScreenModule<unknown>>;

/** What makes the documents of a remote, by name. */
export type DocumentsModules = ReadonlyMap<string, DocumentsModule>;

function refused(release: Release, problem: string): ReleaseError {
  return new ReleaseError('refused', `${titleOf(release)}: ${problem}`);
}

/** Runs a CommonJS module of a release. */
async function evaluate({ store, release, file }: ModuleSource, answer: Require): Promise<unknown> {
  const module = { exports: {} as unknown };
  const filename = `${titleOf(release)} ${file}`;
  const text = (await readReleaseFile(store, release, file)).toString();
  try {
    const run = vm.compileFunction(text, ['module', 'exports', 'require'], { filename });
    Reflect.apply(run, undefined, [module, module.exports, answer]);
  } catch (cause) {
    if (cause instanceof ReleaseError) throw cause;
    const problem = `${file} cannot be loaded: ${messageOf(cause).replace(/\.$/, '')}. Mend it and publish a new version.`;
    throw Object.assign(refused(release, problem), { cause });
  }
  return module.exports;
}

function hasFunctions(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof Reflect.get(value, name) === 'function');
}

const isRenderer = (value: unknown): value is HostRenderer =>
  hasFunctions(value, ['findRoute', 'requestFor', 'render', 'createHttp']) && typeof value === 'object';

/** A component is a function, or what `memo` and `lazy` make. */
function isScreenModule(value: unknown): value is ScreenModule<unknown> {
  if (typeof value !== 'object' || value === null || !('Screen' in value)) return false;
  return typeof value.Screen === 'function' || typeof value.Screen === 'object';
}

/** The host has everything inside but Node's own modules. */
export async function evaluateHost(store: Store, release: HostRelease): Promise<HostRenderer> {
  const exported = await evaluate({ store, release, file: rendererFile }, (specifier) => {
    if (isBuiltin(specifier)) return process.getBuiltinModule(specifier);
    throw refused(release, `${rendererFile} imports ${specifier}. Bundle it into the host's build for Node.`);
  });
  if (isRenderer(exported)) return exported;
  throw refused(release, `${rendererFile} does not export what rendering needs. Build the host again.`);
}

/** A screen gets what the host shares and nothing else: no files, no network, no packages. */
const onlyShared =
  (release: RemoteRelease, file: string, { shared }: HostRenderer): Require =>
  (specifier) => {
    if (Object.hasOwn(shared, specifier)) return shared[specifier];
    const problem = `${file} imports ${specifier}, which the host does not share. Bundle it, or remove the import.`;
    throw refused(release, problem);
  };

interface RemoteSource {
  readonly store: Store;
  readonly release: RemoteRelease;
  readonly host: HostRenderer;
}

const evaluateOfRemote = ({ store, release, host }: RemoteSource, file: string) =>
  evaluate({ store, release, file }, onlyShared(release, file, host));

async function evaluateScreen(source: RemoteSource, screen: string) {
  const file = screenFile(screen);
  const exported = await evaluateOfRemote(source, file);
  if (isScreenModule(exported)) return exported;
  throw refused(source.release, `${file} exports no component named Screen. Export it by name.`);
}

/** All screens of a remote that can be drawn here. */
export async function evaluateScreens(source: RemoteSource): Promise<ScreenModules> {
  const drawn = source.release.routes.filter(({ ui }) => ui !== 'mui').map(({ screen }) => screen);
  const modules = new Map<string, ScreenModule<unknown>>();
  for (const screen of new Set(drawn)) {
    modules.set(screen, await evaluateScreen(source, screen));
  }
  return modules;
}

const isDocumentsModule = (value: unknown): value is DocumentsModule =>
  hasFunctions(value, ['documents']) && typeof value === 'object';

/** All modules of a remote that make documents. */
export async function evaluateDocuments(source: RemoteSource): Promise<DocumentsModules> {
  const modules = new Map<string, DocumentsModule>();
  for (const name of source.release.documents ?? []) {
    const file = documentsFile(name);
    const exported = await evaluateOfRemote(source, file);
    if (!isDocumentsModule(exported)) {
      throw refused(source.release, `${file} exports no function named documents. Export it by name.`);
    }
    modules.set(name, exported);
  }
  return modules;
}

const isDescriber = (value: unknown): value is DescriberModule =>
  hasFunctions(value, ['describe']) && typeof value === 'object';

/** The module that describes the pages of a remote, if it has one. */
export async function evaluateDescriber(source: RemoteSource): Promise<DescriberModule | undefined> {
  const { describer } = source.release;
  if (describer === undefined) return undefined;
  const file = describerFile(describer);
  const exported = await evaluateOfRemote(source, file);
  if (isDescriber(exported)) return exported;
  throw refused(source.release, `${file} exports no function named describe. Export it by name.`);
}
