import type http from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Times that requests under way may take when a server stops, in milliseconds: usually, and then if nobody waits. */
const underWayMs = { usual: 9000, last: 1000 };

/** Waits until somebody is in a hurry. */
export const patience = (ms: number, hurry?: AbortSignal): Promise<void> =>
  pause(ms, undefined, { ref: false, ...(hurry && { signal: hurry }) }).catch(() => undefined);

/** Takes no more connections, and ends those that are left after a while. */
export async function closeServer(server: http.Server, hurry: AbortSignal): Promise<void> {
  // Connections that the system has made are taken first.
  await nextTurn();
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([closed, patience(underWayMs.usual, hurry)]);
  await Promise.race([closed, patience(underWayMs.last)]);
  server.closeAllConnections();
  await closed;
}
