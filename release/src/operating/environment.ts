import { userInfo, hostname } from 'node:os';
import type { PageRenderer, RendererOptions } from '../rendering/page-renderer.js';
import { openChain, type Chain } from '../store/chain.js';
import type { Store } from '../store/store.js';

export const defaultStore = '.site';

export const defaultEnvironment = 'local';

export interface Environment {
  readonly store: Store;
  readonly chain: Chain;
  /** Name of the person or machine making the change; not verified. */
  readonly actor: string;
  /** Loaded on first use: a rollback whose pages are stored needs none. */
  readonly renderer: () => Promise<PageRenderer>;
}

/** The account and the machine, as far as they are known. */
function currentActor(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run under an account without a name.
    return `unknown@${hostname()}`;
  }
}

/** A renderer takes page sets that it has seen for whole: one environment serves one verb. */
export function openEnvironment(store: Store, env: string, options: RendererOptions = {}): Environment {
  let loading: Promise<PageRenderer> | undefined;
  const load = async () => (await import('../rendering/page-renderer.js')).pageRenderer(store, options);
  return {
    store,
    chain: openChain(store, env),
    actor: currentActor(),
    renderer: () => (loading ??= load()),
  };
}
