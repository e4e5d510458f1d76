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

interface Surroundings {
  readonly context: vm.Context;
  readonly title: string;
  readonly require: Require;
  /** What only this module sees, beside the globals. */
  readonly locals?: Readonly<Record<string, unknown>>;
}

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
    const text_ = `${title}: ${file} cannot be loaded: ${problem}. Fix it and publish a new version.`;
    throw new Refusal(text_, { cause: error });
  }
  return module.exports;
}

const memberOf = (exported: unknown, name: string): unknown =>
  typeof exported === 'object' && exported !== null ? Reflect.get(exported, name) : undefined;

const isRenderer = (exported: unknown): exported is HostRenderer =>
  ['requestFor', 'render', 'createHttp'].every((name) => typeof memberOf(exported, name) === 'function');

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

export interface RemoteModules {
  /** By screen; MUI screens have no module that can be drawn here. */
  readonly screens: ReadonlyMap<string, ScreenModule<unknown>>;
  readonly documents: ReadonlyMap<string, DocumentsModule>;
  /** Absent where its pages say nothing but what stands in their heads. */
  readonly describer: DescriberModule | undefined;
}

/** What a module must export, by name and by kind; a component is a function, or the object that `memo` and `lazy` make. */
const needs = {
  screen: { name: 'Screen', what: 'component', types: ['function', 'object'] },
  documents: { name: 'documents', what: 'function', types: ['function'] },
  describer: { name: 'describe', what: 'function', types: ['function'] },
};

/** Evaluates all modules of a remote. They get what the host shares and nothing else: no files, no network, no packages. */
export function evaluateRemote(
  { release, screens, documents, describer }: RemoteSource,
  { shared }: HostRenderer,
  context: vm.Context,
): RemoteModules {
  const title = titleOf(release);
  function load(source: ModuleText, { name, what, types }: (typeof needs)[keyof typeof needs]): unknown {
    const require = (specifier: string) => {
      if (Object.hasOwn(shared, specifier)) return shared[specifier];
      const problem = `${source.file} imports ${specifier}, which the host does not share. Bundle it, or remove the import.`;
      throw new Refusal(`${title}: ${problem}`);
    };
    const exported = evaluate(source, { context, title, require });
    if (types.includes(typeof memberOf(exported, name))) return exported;
    throw new Refusal(`${title}: ${source.file} exports no ${what} named ${name}. Export it by name.`);
  }
  const loadAll = (sources: Readonly<Record<string, ModuleText>>, need: 'screen' | 'documents') =>
    new Map(Object.entries(sources).map(([name, source]) => [name, load(source, needs[need])]));
  return {
    screens: loadAll(screens, 'screen') as RemoteModules['screens'],
    documents: loadAll(documents, 'documents') as RemoteModules['documents'],
    describer: describer && (load(describer, needs.describer) as DescriberModule),
  };
}
