import { userInfo, hostname } from 'node:os';
import type { Chain } from '../store/chain.js';
import type { PageRenderer } from '../rendering/page-renderer.js';
import type { Store } from '../store/store.js';

export interface Environment {
  readonly store: Store;
  readonly chain: Chain;
  readonly renderer: PageRenderer;
  /** Name of the person or machine making the change; not verified. */
  readonly actor: string;
}

/** The account and the machine, as far as they are known. */
export function currentActor(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run under an account without a name.
    return `unknown@${hostname()}`;
  }
}
