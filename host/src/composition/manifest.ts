import type { Manifest, ManifestRemote } from 'shared-types/release';
import { admitRemotes } from './admitted-remotes';
import { parseManifest } from './parse-manifest';

const manifestAddress = '/release/current.json';

/** How old the known manifest may be before a navigation asks for a newer one, in milliseconds. */
const staleAfterMs = 60_000;

async function fetchManifest(): Promise<Manifest> {
  const response = await fetch(manifestAddress);
  if (!response.ok) throw new Error(`${manifestAddress}: status ${response.status}`);
  const manifest = parseManifest(await response.json());
  return { ...manifest, remotes: admitRemotes(manifest.remotes) };
}

/** What is live, as far as this tab knows. */
export interface ManifestSource {
  /** Asks once, then answers from memory until `refresh` brings a newer one. */
  readonly current: () => Promise<Manifest>;
  /** Asks the network again. */
  readonly ask: () => Promise<Manifest>;
  /** Asks in the background, if the known one is older. The navigation under way goes on with what is known. */
  readonly refresh: (olderThanMs?: number) => void;
  readonly known: () => Manifest | undefined;
}

export function createManifestSource(): ManifestSource {
  let known: Manifest | undefined;
  let asked: Promise<Manifest> | undefined;
  let askedAtMs = 0;

  function ask(): Promise<Manifest> {
    askedAtMs = Date.now();
    const before = known && Promise.resolve(known);
    asked = fetchManifest().then(
      (manifest) => {
        // An unchanged generation stays the same object, so that nothing prepared from it is dropped.
        if (known?.generation !== manifest.generation) known = manifest;
        return known;
      },
      (error: unknown) => {
        asked = before;
        throw error;
      },
    );
    return asked;
  }

  return {
    current: () => asked ?? ask(),
    ask,
    refresh: (olderThanMs = staleAfterMs) => {
      if (Date.now() - askedAtMs > olderThanMs) ask().catch(() => {});
    },
    known: () => known,
  };
}

/** The remote of that name in the manifest. */
export const remoteNamed = (manifest: Manifest | undefined, name: string): ManifestRemote | undefined =>
  manifest?.remotes.find((remote) => remote.name === name);
