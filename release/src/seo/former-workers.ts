/**
 * The worker of a former site at the same address shows that site for ever: no page of this one would be asked for. A
 * browser asks for the script of a worker, though, and takes this one in its place.
 */
import type { SiteConfiguration } from 'shared-types/release';

const usualPaths = ['/sw.js', '/service-worker.js', '/ngsw-worker.js', '/firebase-messaging-sw.js'];

/** Ends at once: without caches and without a registration, its pages load again, from the server. */
const workerText = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
}
`;

export const formerWorkers = ({ formerWorkers: others = [] }: SiteConfiguration) =>
  [...usualPaths, ...others].map((path) => ({ path, type: 'text/javascript', text: workerText }));
