import { manifestAddress } from 'shared-types/protocol/addresses';
import type { Manifest, ManifestRemote } from 'shared-types/release';
import { fetchJson } from '../services/fetch-json';

/** Age of the known manifest at which a navigation asks for a newer one, in milliseconds. */
const staleAfterMs = 60_000;

export type ManifestSource = ReturnType<typeof createManifestSource>;

/**
 * The manifest as the network gave it. As for facts, its form was checked when it was written; what is no manifest at all
 * counts as a failed request.
 */
function manifestOf(answer: unknown): Manifest {
  const manifest = answer as Manifest;
  if (typeof manifest.generation === 'number' && Array.isArray(manifest.remotes)) return manifest;
  throw new Error('Invalid manifest');
}

export function createManifestSource() {
  let known: Manifest | undefined;
  let asked: Promise<Manifest> | undefined;
  let askedAtMs = 0;
  let tellLearned = () => {};
  const learned = new Promise<void>((resolve) => {
    tellLearned = resolve;
  });
  const lastAnswer = () => known && Promise.resolve(known);

  function ask(): Promise<Manifest> {
    askedAtMs = Date.now();
    const asking = fetchJson(manifestAddress).then(
      (answer) => {
        const manifest = manifestOf(answer);
        // The same generation stays the same object, so that views made from it are kept.
        if (known?.generation !== manifest.generation) known = manifest;
        tellLearned();
        return known;
      },
      (error: unknown) => {
        if (asked === asking) asked = lastAnswer();
        throw error;
      },
    );
    asked = asking;
    return asking;
  }

  return {
    /** Asks once, then answers from memory until `refresh` brings a newer one. */
    current: (): Promise<Manifest> => asked ?? ask(),
    ask,
    /** Asks in the background if the known one is older. A navigation in progress uses the known one. */
    refresh: (olderThanMs = staleAfterMs) => {
      if (Date.now() - askedAtMs > olderThanMs) ask().catch(() => {});
    },
    known: (): Manifest | undefined => known,
    /** Resolves as soon as any manifest is known; never rejects. */
    learned,
    /** Gives up a request that hangs: the next `current` sends another one. */
    abandon: () => {
      asked = lastAnswer();
    },
  };
}

export const remoteNamed = (manifest: Manifest | undefined, name: string): ManifestRemote | undefined =>
  manifest?.remotes.find((remote) => remote.name === name);
