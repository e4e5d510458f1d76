import * as v from 'valibot';
import type { Generation } from '../model/generation.js';
import { endOf } from '../model/needed-releases.js';
import type { ReleaseTarget } from '../model/release-target.js';
import { messageOf } from '../model/thrown.js';
import { readHead } from '../store/generation-files.js';
import { environmentsKey } from '../store/keys.js';
import { findRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';

/** Path prefixes of the remotes, by name. A remote whose record cannot be read is left out. */
export async function claimsOf(
  store: Store,
  targets: readonly ReleaseTarget[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const entries = await Promise.all(
    targets.map(async (target) => {
      const found = await findRelease(store, target).catch(() => undefined);
      return found?.release.kind === 'remote' ? [[target.name, found.release.claims] as const] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** Facts about the newest generation of an environment. */
type Head = Pick<Generation, 'env' | 'n' | 'at' | 'actor' | 'reason'>;

/** The newest generations of the other environments of a store that are in use, as far as they can be read. */
export async function otherHeads(store: Store, env: string): Promise<readonly Head[]> {
  const others = (await store.list(environmentsKey)).filter((other) => other !== env);
  const heads = await Promise.all(
    others.map((other) => readHead({ store, env: other }).catch(() => undefined)),
  );
  return heads.flatMap((head) => {
    if (!head || endOf(head.generation, Date.now()) !== undefined) return [];
    const { env: other, n, at, actor, reason } = head.generation;
    return [{ env: other, n, at, actor, reason }];
  });
}

/** Generation that a running server serves, or the reason why it does not say so. */
type ServedAt =
  | { readonly server: string; readonly state: string; readonly generation: number }
  | { readonly server: string; readonly problem: string };

const healthSchema = v.object({ state: v.string() });

const servedSchema = v.object({ generation: v.number() });

/** A server that has not answered by then counts as one that does not, in milliseconds. */
const answerTimeoutMs = 5000;

/** Asks running servers what they serve. @param servers addresses of sites: `http://10.0.0.1:8080` */
export const askServers = async (servers: readonly string[]): Promise<readonly ServedAt[]> =>
  await Promise.all(
    servers.map(async (server) => {
      try {
        const signal = AbortSignal.timeout(answerTimeoutMs);
        const health = await fetch(new URL('/release/health', server), { signal });
        const { state } =
          health.status === 404 ? { state: 'export' } : v.parse(healthSchema, await health.json());
        // Not the generation of health: nginx passes that on to a server, and has an export that may be older.
        const served = await fetch(new URL('/release/current.json', server), { signal });
        const { generation } = served.ok ? v.parse(servedSchema, await served.json()) : { generation: 0 };
        return { server, state, generation };
      } catch (error) {
        const { cause } = error as { readonly cause?: unknown };
        return { server, problem: messageOf(cause ?? error) };
      }
    }),
  );
