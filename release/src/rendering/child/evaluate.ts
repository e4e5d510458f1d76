/** Evaluates the modules of one host and one remote in a context of their own. */
import vm from 'node:vm';
import type { DescriberModule, DocumentsModule, ScreenModule } from 'shared-types';
import type { HostRenderer } from 'shared-types/release';
import { titleOf } from '../../model/composition.js';
import { messageOf } from '../../model/thrown.js';
import { hostModule, hostProcess, type Network } from './host-modules.js';
import type { ModuleText, PageSetSource, RemoteSource } from './messages.js';
import { Refusal } from './refusal.js';

type Require = (specifier: string) => unknown;

/** What a module is evaluated in. */
interface Surroundings {
  readonly context: vm.Context;
  /** Title of its release. */
  readonly title: string;
  readonly require: Require;
  /** What only this module sees, beside the globals. */
  readonly locals?: Readonly<Record<string, unknown>>;
}

/** The screens of a remote that can be drawn here, by name; MUI screens have no module for it. */
export type ScreenModules = ReadonlyMap<string, ScreenModule<unknown>>;

/** What makes the documents of a remote, by name. */
export type DocumentsModules = ReadonlyMap<string, DocumentsModule>;

/** Runs a CommonJS module of a release. */
function evaluate(
  { file, text }: ModuleText,
  { context, title, require, locals = {} }: Surroundings,
): unknown {
  const module = { exports: {} as unknown };
  const names = ['module', 'exports', 'require', ...Object.keys(locals)];
  try {
    const run = vm.compileFunction(text, names, { filename: `${title} ${file}`, parsingContext: context });
    Reflect.apply(run, undefined, [module, module.exports, require, ...Object.values(locals)]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const problem = messageOf(error).replace(/\.$/, '');
    const text_ = `${title}: ${file} cannot be loaded: ${problem}. Mend it and publish a new version.`;
    throw new Refusal(text_, { cause: error });
  }
  return module.exports;
}

function hasFunctions(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof Reflect.get(value, name) === 'function');
}

const isRenderer = (value: unknown): value is HostRenderer =>
  hasFunctions(value, ['requestFor', 'render', 'createHttp']) && typeof value === 'object';

/** A component is a function, or what `memo` and `lazy` make. */
function isScreenModule(value: unknown): value is ScreenModule<unknown> {
  if (typeof value !== 'object' || value === null || !('Screen' in value)) return false;
  return typeof value.Screen === 'function' || typeof value.Screen === 'object';
}

/** Globals of Node that the libraries in the host's bundle need. Remotes do not see them. */
const hostLocals = (source: PageSetSource) => ({
  Blob,
  Buffer,
  FormData,
  ReadableStream,
  process: hostProcess(source.proxies),
  setImmediate,
});

/** The host has everything inside but Node's own modules. */
export function evaluateHost(source: PageSetSource, context: vm.Context, network: Network): HostRenderer {
  const { host, renderer } = source;
  const title = titleOf(host);
  const require = (specifier: string) => {
    const found = hostModule(specifier, network);
    if (found !== undefined) return found;
    const problem = `${renderer.file} imports ${specifier}. Bundle it into the host's build for Node.`;
    throw new Refusal(`${title}: ${problem}`);
  };
  const exported = evaluate(renderer, { context, title, require, locals: hostLocals(source) });
  if (isRenderer(exported)) return exported;
  throw new Refusal(`${title}: ${renderer.file} does not export what rendering needs. Build the host again.`);
}

/** The modules of a remote. */
export interface RemoteModules {
  readonly screens: ScreenModules;
  readonly documents: DocumentsModules;
  /** Absent where its pages say nothing but what stands in their heads. */
  readonly describer: DescriberModule | undefined;
}

const isDocumentsModule = (value: unknown): value is DocumentsModule =>
  hasFunctions(value, ['documents']) && typeof value === 'object';

const isDescriber = (value: unknown): value is DescriberModule =>
  hasFunctions(value, ['describe']) && typeof value === 'object';

/** Evaluates all modules of a remote. They get what the host shares and nothing else: no files, no network, no packages. */
export function evaluateRemote(
  { release, screens, documents, describer }: RemoteSource,
  { shared }: HostRenderer,
  context: vm.Context,
): RemoteModules {
  const title = titleOf(release);
  function exported<Module>(
    source: ModuleText,
    isRight: (value: unknown) => value is Module,
    lacking: string,
  ): Module {
    const require = (specifier: string) => {
      if (Object.hasOwn(shared, specifier)) return shared[specifier];
      const problem = `${source.file} imports ${specifier}, which the host does not share. Bundle it, or remove the import.`;
      throw new Refusal(`${title}: ${problem}`);
    };
    const value = evaluate(source, { context, title, require });
    if (isRight(value)) return value;
    throw new Refusal(`${title}: ${source.file} exports no ${lacking}. Export it by name.`);
  }
  const each = <Module>(
    sources: Readonly<Record<string, ModuleText>>,
    isRight: (value: unknown) => value is Module,
    lacking: string,
  ) =>
    new Map(
      Object.entries(sources).map(([name, source]) => [name, exported(source, isRight, lacking)] as const),
    );
  return {
    screens: each(screens, isScreenModule, 'component named Screen'),
    documents: each(documents, isDocumentsModule, 'function named documents'),
    describer: describer && exported(describer, isDescriber, 'function named describe'),
  };
}
