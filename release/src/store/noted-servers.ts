/** Servers note themselves in the store: who changes it learns which of them cannot follow. */
import { hostname } from 'node:os';
import { clockToleranceMs } from '../model/clock-tolerance.js';
import { pageFormat } from '../model/page-format.js';
import { messageOf } from '../model/thrown.js';
import { serversKey } from './keys.js';
import { keepRenewed } from './running-commands.js';
import { requireStore } from './store-identity.js';
import type { Store } from './store.js';

const renewMs = 30_000;

/** A server; it runs without a note, too. */
interface Noted {
  readonly env: string;
  readonly port: number;
  readonly onRefused: (text: string) => void;
}

/** Notes a server, as a file with the time of the last renewal, until it ends. @returns removes the note */
export function noteServer(store: Store, { env, port, onRefused }: Noted): () => Promise<void> {
  const key = `${serversKey}/${env}.${pageFormat}.${hostname()}-${port}`;
  const note = async () => {
    // Where a disk is not mounted, a note would make the folder.
    await requireStore(store);
    await store.replace(key, new Date().toISOString());
  };
  const first = note().catch((error: unknown) =>
    onRefused(`Changes cannot say whether this server follows them. ${messageOf(error)}`),
  );
  const remove = async () => {
    await first;
    // A place that does not answer would be tried for half a minute.
    if (!store.failure?.()) await store.remove(key);
  };
  return keepRenewed(note, remove, renewMs);
}

/** Warnings about servers, of one environment or of all, whose page format is not that of this checkout. */
export async function formatWarnings(store: Store, env?: string): Promise<readonly string[]> {
  const warnings: string[] = [];
  // Notes are no part of what is served: whatever becomes of them, a change goes on.
  for (const name of await store.list(serversKey).catch(() => [])) {
    const [noted, format, ...server] = name.split('.');
    const time = String(await store.read(`${serversKey}/${name}`).catch(() => undefined));
    const isRunning = Date.parse(time) > Date.now() - clockToleranceMs;
    if (!isRunning || noted !== (env ?? noted) || Number(format) === pageFormat) continue;
    const formats = `The server ${server.join('.')} knows page format ${format}, and this checkout ${pageFormat}`;
    warnings.push(
      `${formats}: it cannot follow. Update the older checkout; restart the server or run \`render\`.`,
    );
  }
  return warnings;
}
