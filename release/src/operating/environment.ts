import { userInfo, hostname } from 'node:os';
import type { EnsurePages } from '../rendering/page-renderer.js';
import { openChain, type Chain } from '../store/chain.js';
import { storeOf } from '../store/environments.js';
import type { ChainPlace } from '../store/generation-files.js';

export const defaultStore = '.site';

export const defaultEnvironment = 'local';

export interface Environment extends ChainPlace {
  readonly chain: Chain;
  /** Name of the person or machine making the change; not verified. */
  readonly actor: string;
  /** Time in which code of releases must draw some page, in milliseconds. */
  readonly renderTimeoutMs: number | undefined;
  /** Its code is loaded on first use: a rollback whose pages are stored needs none. */
  readonly ensurePages: EnsurePages;
}

function currentActor(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run under an account without a name.
    return `unknown@${hostname()}`;
  }
}

interface EnvironmentOptions extends ChainPlace {
  readonly actor?: string | undefined;
  /** 30 seconds by default. */
  readonly renderTimeoutMs?: number | undefined;
}

/** A renderer takes page sets that it has seen for whole: one environment serves one verb. */
export function openEnvironment({
  store: shared,
  env,
  actor = currentActor(),
  renderTimeoutMs,
}: EnvironmentOptions): Environment {
  const store = storeOf(shared, env);
  let loading: Promise<EnsurePages> | undefined;
  const load = async () =>
    (await import('../rendering/page-renderer.js')).pageRenderer(store, renderTimeoutMs);
  return {
    store,
    env,
    chain: openChain(store, env, actor),
    actor,
    renderTimeoutMs,
    ensurePages: async (composition) => await (await (loading ??= load()))(composition),
  };
}
