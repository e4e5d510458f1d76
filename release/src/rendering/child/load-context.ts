import type vm from 'node:vm';
import type { FactName, Facts, LoadContext } from 'shared-types';
import type { HostRenderer } from 'shared-types/release';
import type { FileQuestion, PageSetSource } from './messages.js';
import { parseIn } from './frozen-context.js';

export interface ContextSource {
  readonly context: vm.Context;
  readonly renderer: HostRenderer;
  readonly source: PageSetSource;
  readonly remote: string;
  /** Asks the parent process for JSON. @returns `undefined` for a fact that no package offers */
  readonly ask: (file: FileQuestion) => Promise<string | undefined>;
}

/** Makes the context of a view; routes differ in the facts that they may use. */
export type ContextFor = (uses: readonly string[] | undefined, signal: AbortSignal) => LoadContext;

/** Prepares the contexts of one page set: one axios instance for all, as in a browser. */
export function contextsFor({ context, renderer, source, remote, ask }: ContextSource): ContextFor {
  const { site, publishedAt, leftOut } = source;
  const answers = new Map<string, Promise<string | undefined>>();
  let http: ReturnType<LoadContext['http']> | undefined;

  /** A file is asked for once, and parsed for each page: what one page changes is not seen by another. */
  async function read(file: FileQuestion): Promise<unknown> {
    const key = `${file.kind} ${file.name}`;
    const answer = answers.get(key) ?? ask(file);
    answers.set(key, answer);
    const text = await answer;
    return text === undefined ? undefined : parseIn(context, text);
  }

  return (uses = [], signal) => ({
    http: () => (http ??= renderer.createHttp(site, remote)),
    facts: async <Name extends FactName>(name: Name) => {
      if (!uses.includes(name)) throw new Error(`The route does not list the fact ${name} under 'uses'`);
      return (await read({ kind: 'fact', name })) as Facts[Name] | undefined;
    },
    readAsset: (name) => read({ kind: 'asset', name }),
    // What visitors search for is not known when pages are rendered.
    findPages: () => Promise.resolve([]),
    site,
    publishedAt,
    ...(leftOut.length > 0 && { leftOut }),
    signal,
  });
}
