import type { FactName, Facts as FactValues, LoadContext } from 'shared-types';
import type { HostRenderer, RemoteRelease } from 'shared-types/release';
import { readReleaseFile } from '../../integrity/read-release-file.js';
import { titleOf } from '../../model/composition.js';
import type { ReadableStore } from '../../store/store.js';
import { readFact, type Facts } from '../facts.js';
import type { PageSetting } from '../page-document.js';

interface ContextSource {
  readonly setting: PageSetting;
  readonly renderer: HostRenderer;
  readonly release: RemoteRelease;
  readonly store: ReadableStore;
  readonly facts: Facts;
}

/** Makes the context of a view; routes differ in the facts that they may use. */
export type ContextFor = (uses?: readonly string[]) => LoadContext;

/** Prepares the contexts of one page set: one axios instance for all, as in a browser. */
export function contextsFor({ setting, renderer, release, store, facts }: ContextSource): ContextFor {
  const { site, publishedAt, leftOut } = setting;
  const texts = new Map<string, Promise<string | undefined>>();
  let http: ReturnType<LoadContext['http']> | undefined;

  /** A file is read once, and parsed for each page: what one page changes is not seen by another. */
  async function parsed(key: string, read: () => Promise<string | undefined>): Promise<unknown> {
    const reading = texts.get(key) ?? read();
    texts.set(key, reading);
    const text = await reading;
    return text === undefined ? undefined : JSON.parse(text);
  }

  async function readAsset(file: string): Promise<string> {
    if (!Object.hasOwn(release.files, file)) throw new Error(`${titleOf(release)} has no file ${file}`);
    return String(await readReleaseFile(store, release, file));
  }

  return (uses = []) => ({
    http: () => (http ??= renderer.createHttp(site, release.name)),
    facts: async <Name extends FactName>(name: Name) => {
      if (!uses.includes(name)) throw new Error(`The route does not list the fact ${name} under 'uses'`);
      const read = async () => JSON.stringify(await readFact(facts, name));
      return (await parsed(`fact ${name}`, read)) as FactValues[Name] | undefined;
    },
    readAsset: (file) => parsed(`asset ${file}`, () => readAsset(file)),
    // Nobody has searched yet when pages are rendered.
    findPages: () => Promise.resolve([]),
    site,
    publishedAt,
    ...(leftOut.length > 0 && { leftOut }),
    signal: new AbortController().signal,
  });
}
