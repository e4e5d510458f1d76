import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { openChain } from '../store/chain.js';
import type { Store } from '../store/store.js';
import { loadSite, type LiveSite, type Verified } from './live-site.js';

/** How often the head of the chain is looked at, in milliseconds: a change shows within a second. */
const pollMs = 400;

/** `refusing`: the store cannot be trusted as it is; the last good generation is served. */
export type ServerState = 'fresh' | 'refusing';

/** The generation that is served. */
export interface FollowedSite {
  /** `undefined` until there is a generation with a host and a configuration. */
  readonly current: () => LiveSite | undefined;
  readonly state: () => ServerState;
  /** Why it is refusing. */
  readonly problem: () => string | undefined;
  readonly stop: () => void;
}

/** Serves the newest generation that is whole, and looks for a newer one until it is stopped. */
export async function followSite(store: Store, env: string): Promise<FollowedSite> {
  const chain = openChain(store, env);
  const verified: Verified = new Set();
  let site: LiveSite | undefined;
  let problem: string | undefined;

  /** A generation that was seen stays: a chain that ends before it, or tells it otherwise, was tampered with. */
  async function checkSeen() {
    if (!site) return;
    const seen = await chain.read(site.n);
    if (seen?.hash === site.hash) return;
    throw new ReleaseError(
      'integrity',
      `Generation ${site.n} is ${seen ? 'altered' : 'gone'}. Restore it from a backup.`,
    );
  }

  async function look() {
    try {
      await checkSeen();
      const head = await chain.head();
      if (head && head.generation.n !== site?.n) site = (await loadSite(store, head, verified)) ?? site;
      problem = undefined;
    } catch (error) {
      problem = messageOf(error);
    }
  }

  await look();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const plan = () => {
    timer = setTimeout(() => void look().then(() => isStopped || plan()), pollMs);
    timer.unref();
  };
  plan();
  return {
    current: () => site,
    state: () => (problem === undefined ? 'fresh' : 'refusing'),
    problem: () => problem,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
