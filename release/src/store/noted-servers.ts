/** Servers note themselves in the store: who changes it learns which of them cannot follow. */
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecordOf } from 'shared-types/release';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { clockToleranceMs } from '../model/clock-tolerance.js';
import { pageFormat } from '../model/page-format.js';
import { messageOf } from '../model/thrown.js';
import { mapConcurrently } from './concurrency.js';
import { serversKey } from './keys.js';
import { keepRenewed } from './running-commands.js';
import { readSealed, sealedText } from './sealed-record.js';
import type { Store } from './store.js';

const renewMs = 30_000;

/** Time that a server that ends waits for the store, in milliseconds. */
const endMs = 1000;

const noteSchema = closedObject({
  /** Machine and port. */
  name: v.string(),
  env: v.string(),
  /** The newest format of pages that it knows. */
  pageFormat: v.number(),
  /** Time of the last renewal, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});

type ServerNote = RecordOf<typeof noteSchema>;

interface Noting {
  readonly env: string;
  readonly port: number;
  /** Called once if the store takes no note: the server works without. */
  readonly onRefused: (text: string) => void;
}

/** Notes a server until it ends. @returns removes the note */
export function noteServer(store: Store, { env, port, onRefused }: Noting): () => Promise<void> {
  // The next server there writes over the note of one that was killed.
  const key = `${serversKey}/${hostname()}-${port}.json`;
  const server = { name: `${hostname()}:${port}`, env, pageFormat };
  let isRefused = false;
  const note = async () => {
    try {
      await store.replace(key, sealedText({ ...server, at: new Date().toISOString() }));
    } catch (error) {
      const why = `Changes cannot say whether this server follows: it may not write ${key}. ${messageOf(error)}`;
      if (!isRefused) onRefused(why);
      isRefused = true;
    }
  };
  const end = keepRenewed(store, { key, renew: note, everyMs: renewMs, first: note() });
  // A place that does not answer would be tried for half a minute.
  return () => Promise.race([end(), pause(endMs, undefined, { ref: false })]);
}

/** The servers of a store, without those that were killed. */
async function notedServers(store: Store): Promise<readonly ServerNote[]> {
  const notes = await mapConcurrently(await store.list(serversKey), (name) =>
    readSealed(store, `${serversKey}/${name}`, noteSchema),
  );
  const isRunning = ({ at }: ServerNote) => Date.parse(at) > Date.now() - clockToleranceMs;
  return notes.flatMap((note) => (note && isRunning(note) ? [note] : []));
}

/** Warnings about the servers, of one environment or of all, whose format of pages is not that of this checkout. */
export async function formatWarnings(store: Store, env?: string): Promise<readonly string[]> {
  // Notes are no part of what is served: whatever they hold, a change goes on.
  const servers = await notedServers(store).catch(() => []);
  return servers
    .filter((server) => (env ?? server.env) === server.env && server.pageFormat !== pageFormat)
    .map(({ name, pageFormat: theirs }) => {
      const formats = `The server ${name} knows page format ${theirs}, and this checkout writes ${pageFormat}:`;
      return theirs < pageFormat
        ? `${formats} it keeps what it serves. Update its checkout and restart it.`
        : `${formats} it is degraded. Update this checkout and run \`repair\` with it.`;
    });
}
