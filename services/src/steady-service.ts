import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer, PathHandler } from 'server/http/path-handler';
import type { Log } from 'server/http/server-log';
import { messageOf } from 'release/model/thrown';

/** Pause before a service is opened again, in milliseconds. */
const retryMs = 3000;

/** Longest time that a request waits for a service that is being opened, in milliseconds: as long as for an open database. */
const openingMs = 5000;

/** Longest time that health waits for a service, in milliseconds. */
const healthMs = 200;

export type Health = Readonly<Record<string, unknown>>;

/** Health of a service that somebody should look at. */
export const attention = (problem: string): Health => ({ state: 'attention', problem });

/** An API beside the site. */
export interface Service {
  readonly handler: PathHandler;
  /** Part of `/release/health` about it. */
  readonly health: () => Promise<Health>;
  readonly close: () => Promise<void>;
}

export interface SteadyOptions extends Pick<PathHandler, 'prefix'> {
  /** Name in the log: `enquiries`. */
  readonly name: string;
  readonly open: () => Promise<Service>;
  /** Answer while it cannot be opened. */
  readonly absent: ApiAnswer;
  readonly log: Log;
}

/** Waits for work, but no longer than that. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, late]).finally(() => over.abort());
}

/**
 * Opens a service, again and again until that works: neither the start nor a page waits for its database. Its health is the last
 * known one, with its age, since a database that hangs says nothing for seconds.
 */
export function steadyService({ name, prefix, open, absent, log }: SteadyOptions): Service {
  let service: Service | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let failure: string | undefined;
  let asking: Promise<void> | undefined;
  let last = { said: attention('Its database has not answered yet.'), atMs: performance.now() };
  const note = (said: Health) => (last = { said, atMs: performance.now() });

  async function tryOpen(): Promise<void> {
    try {
      service = await open();
      if (failure !== undefined) log(`${name} are open now.`);
    } catch (error) {
      const problem = messageOf(error);
      const again = `are tried again every ${retryMs / 1000} seconds`;
      if (problem !== failure) log(`${name} cannot be opened, and ${again}: ${problem}`, 'error');
      failure = problem;
      note(attention(problem));
      if (!isClosed) timer = setTimeout(() => void (opening = tryOpen()), retryMs).unref();
    }
  }

  async function ask(): Promise<void> {
    await opening;
    if (service) note(await service.health());
  }

  let opening = tryOpen();
  return {
    handler: {
      prefix,
      answer: async (request) => {
        if (!service) await atMost(openingMs, opening);
        return service ? await service.handler.answer(request) : absent;
      },
    },
    health: async () => {
      asking ??= ask().finally(() => (asking = undefined));
      await atMost(healthMs, asking);
      return { ...last.said, ageSeconds: Math.floor((performance.now() - last.atMs) / 1000) };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await service?.close();
    },
  };
}
