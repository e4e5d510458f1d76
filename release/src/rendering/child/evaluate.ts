/** Evaluates the modules of one host and one remote. */
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { DescriberModule, DocumentsModule, ScreenModule } from 'shared-types';
import type { HostRenderer } from 'shared-types/release';
import { titleOf } from '../../model/composition.js';
import { ReleaseError } from '../../model/release-error.js';
import { messageOf } from '../../model/thrown.js';
import type { FileText, HostMaterial, RemoteMaterial } from '../render-material.js';

type Require = (specifier: string) => unknown;

/** @param title title of its release, for stack traces */
function evaluate({ file, text }: FileText, title: string, require: Require): object {
  const module = { exports: {} };
  try {
    const run = vm.compileFunction(text, ['module', 'exports', 'require'], { filename: `${title} ${file}` });
    Reflect.apply(run, undefined, [module, module.exports, require]);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    const problem = messageOf(error).replace(/\.$/, '');
    const told = `${title}: ${file} cannot be loaded: ${problem}. Fix it and publish a new version.`;
    throw Object.assign(new ReleaseError('refused', told), { cause: error });
  }
  return module.exports;
}

export const evaluateHost = ({ release, renderer }: HostMaterial): HostRenderer =>
  evaluate(renderer, titleOf(release), createRequire(import.meta.url)) as HostRenderer;

export interface RemoteModules {
  /** Modules by screen; screens with `ui` have none that can be drawn here. */
  readonly screens: ReadonlyMap<string, ScreenModule<unknown>>;
  readonly documents: ReadonlyMap<string, DocumentsModule>;
  /** Module that describes the pages; absent where their heads say all. */
  readonly describer: DescriberModule | undefined;
}

/** Evaluates all modules of a remote. They can import what the host shares. */
export function evaluateRemote(
  { release, screens, documents, describer }: RemoteMaterial,
  { shared }: HostRenderer,
): RemoteModules {
  const title = titleOf(release);
  function load<Module>(source: FileText, name: string & keyof Module): Module {
    const exported = evaluate(source, title, (specifier) => {
      if (Object.hasOwn(shared, specifier)) return shared[specifier];
      const problem = `${source.file} imports ${specifier}, which the host does not share. Bundle it, or remove the import.`;
      throw new ReleaseError('refused', `${title}: ${problem}`);
    });
    if (name in exported) return exported as Module;
    throw new ReleaseError('refused', `${title}: ${source.file} exports no ${name}. Export it by name.`);
  }
  const loadAll = <Module>(sources: ReadonlyMap<string, FileText>, name: string & keyof Module) =>
    new Map([...sources].map(([key, source]) => [key, load<Module>(source, name)]));
  return {
    screens: loadAll<ScreenModule<unknown>>(screens, 'Screen'),
    documents: loadAll<DocumentsModule>(documents, 'documents'),
    describer: describer && load<DescriberModule>(describer, 'describe'),
  };
}
