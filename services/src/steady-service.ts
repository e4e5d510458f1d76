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

const attention = (problem: string): Health => ({ state: 'attention', problem });

/** A service that is open. */
export interface Service {
  readonly answer: PathHandler['answer'];
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
const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, pause(ms, undefined, { ref: false })]);

/**
 * Opens a service, again and again until that works: neither the start nor a page waits for its database. Its health is the last
 * known one, with its age, since a database that hangs says nothing for seconds.
 */
export function steadyService({ name, prefix, open, absent, log }: SteadyOptions) {
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
    const said = service?.health().catch((error: unknown) => {
      return attention(`The database cannot be read: ${messageOf(error)}`);
    });
    if (said) note(await said);
  }

  let opening = tryOpen();
  const answer: PathHandler['answer'] = async (request) => {
    if (!service) await atMost(openingMs, opening);
    return service ? await service.answer(request) : absent;
  };
  return {
    name,
    handler: { prefix, answer },
    /** Part of `/release/health` about it. */
    health: async (): Promise<Health> => {
      asking ??= ask().finally(() => (asking = undefined));
      await atMost(healthMs, asking);
      return { ...last.said, ageSeconds: Math.floor((performance.now() - last.atMs) / 1000) };
    },
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await service?.close();
    },
  };
}
