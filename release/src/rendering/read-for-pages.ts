import type { FactName } from 'shared-types/facts';
import type { RemoteRelease } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { releaseFileKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { readFact, type Facts } from './facts.js';
import type { AnswerQuestion } from './render-process.js';

interface ReadableFiles {
  readonly store: Store;
  readonly remote: RemoteRelease | undefined;
  readonly facts: Facts;
}

/** Reads files of a remote and facts for the process that draws its pages. */
export function answersOf({ store, remote, facts }: ReadableFiles): AnswerQuestion {
  async function readAsset(path: string): Promise<string> {
    const isListed = remote && Object.hasOwn(remote.files, path);
    const bytes = isListed ? await store.read(releaseFileKey(remote.name, remote.version, path)) : undefined;
    if (bytes) return bytes.toString();
    throw new Error(`${remote ? titleOf(remote) : 'The host'} has no file ${path}`);
  }
  return async ({ kind, name }) => {
    if (kind === 'asset') return await readAsset(name);
    const value: unknown = await readFact(facts, name as FactName);
    return value === undefined ? undefined : JSON.stringify(value);
  };
}
