/** Serves a store with short pauses between attempts to forward: `node server.mjs STORE DATABASE`. */
import { openStore } from 'tooling/site/release-tools.mjs';

const [store = '', enquiriesFile = ''] = process.argv.slice(2);
const operator = await openStore(store);
const { port } = await operator.serve({
  port: 0,
  host: '127.0.0.1',
  enquiriesFile,
  proxies: ['loopback'],
  pauses: { firstMs: 100, longestMs: 1000, attemptMs: 2500 },
});
process.send?.(port);
