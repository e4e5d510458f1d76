import * as v from 'valibot';
import { messageOf } from '../model/thrown.js';

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
