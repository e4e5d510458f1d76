import { availableParallelism } from 'node:os';
import proxyAddr from 'proxy-addr';
import { ReleaseError } from 'release/model/release-error';
import { openCachedStore } from 'release/store/cached-store';
import { isBucket } from 'release/store/s3-store';
import type { Store } from 'release/store/store';
import { numberUpTo, parsed, parsePort, text, type Options, type ValuesOf } from 'release/cli/option';
import { verb, type Verb } from 'release/cli/verb';
import type { OpenServices } from '../http/api-services.js';
import { openLog } from '../http/server-log.js';

function parseProxies(given: string): string[] {
  const proxies = given === '' ? [] : given.split(',').map((part) => part.trim());
  try {
    proxyAddr.compile(proxies);
    return proxies;
  } catch {
    throw new ReleaseError(
      'usage',
      `'${given}' does not name proxies. Give --proxies their addresses, as loopback or 10.0.0.0/8,192.0.2.7.`,
    );
  }
}

function parseLog(given: string): boolean {
  if (given === '' || given === 'json') return given === 'json';
  throw new ReleaseError('usage', `'${given}' is not a format of the log. Give --log json, or leave it out.`);
}

/** The server has a core, and two processes others. */
const usualDrawing = availableParallelism() > 2 ? '2' : '1';

function servedStore(store: Store, cache: string | undefined): Store {
  if (cache !== undefined) return openCachedStore(store.title, cache);
  if (!isBucket(store.title)) return store;
  const text = `${store.title} needs a folder for copies, which are served while it is away: --cache /srv/cache`;
  throw new ReleaseError('usage', text);
}

/** Waits for a signal that stops a server. SIGINT, and the second SIGTERM, say that nobody wants to wait. */
function stopSignals() {
  const hurry = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  process.once('SIGINT', () => hurry.abort());
  void stopped.then(() => process.once('SIGTERM', () => hurry.abort()));
  return { stopped, hurry: hurry.signal };
}

const ownOptions = {
  cache: text('FOLDER', 'keep copies of the store here; a store in a bucket needs it', {
    variable: 'RELEASE_CACHE',
  }),
  cdn: parsed(
    {
      value: 'SECONDS',
      help: 'let a CDN keep pages for so long',
      variable: 'RELEASE_CDN',
      fallback: '0',
    },
    numberUpTo(86_400, 'a number of seconds', '--cdn or RELEASE_CDN'),
  ),
  drain: parsed(
    {
      value: 'SECONDS',
      help: 'answer for so long after SIGTERM',
      variable: 'RELEASE_DRAIN',
      fallback: '8',
    },
    numberUpTo(300, 'a number of seconds', '--drain or RELEASE_DRAIN'),
  ),
  drawing: parsed(
    {
      value: 'N',
      help: 'processes that draw searches and filtered lists; 0: none; by default 2 with three cores or more, else 1',
      variable: 'RELEASE_DRAWING',
    },
    (given) => numberUpTo(9, 'a number of processes', '--drawing or RELEASE_DRAWING')(given || usualDrawing),
  ),
  host: text('ADDRESS', 'address to listen on, instead of all', { variable: 'HOST' }),
  log: parsed(
    { value: 'FORMAT', help: 'json: write a line of JSON for each request', variable: 'RELEASE_LOG' },
    parseLog,
  ),
  port: parsed(
    { value: 'N', help: 'port; 0 takes a free one', variable: 'PORT', fallback: '4173' },
    parsePort,
  ),
  proxies: parsed(
    { value: 'LIST', help: 'proxies to trust: loopback, 10.0.0.0/8, …', variable: 'RELEASE_PROXIES' },
    parseProxies,
  ),
};

/** Services of a server, and the options that say where they keep what they are sent. */
export interface CommandServices<Declared extends Options> {
  readonly options: Declared;
  readonly open: (values: ValuesOf<Declared>) => OpenServices;
}

export const serveVerb = <Declared extends Options>(services: CommandServices<Declared>): Verb =>
  verb({
    name: 'serve',
    group: 'Serve',
    summary: 'Serves the site until it is stopped',
    details: [
      'A new generation is served within a second, without a restart.',
      'Metrics for Prometheus are at /release/metrics, for this machine only; with the variable',
      'RELEASE_METRICS_TOKEN, for all who send it as a bearer token.',
      'For probes: /release/live and /release/ready. SIGTERM stops it after --drain, SIGINT at once.',
    ],
    options: {
      ...services.options,
      ...ownOptions,
    },
    example: '--port 8080 --accounts /srv/accounts.sqlite --enquiries /srv/enquiries.sqlite',
    run: async (call) => {
      const { env, isJson, options } = call;
      const {
        cache,
        cdn,
        drain,
        log: isLogJson,
        drawing,
        host,
        port,
        proxies,
      } = options as ValuesOf<typeof ownOptions>;
      // Whoever reads the log may end before the server.
      process.stdout.on('error', () => {});
      const { stopped, hurry } = stopSignals();
      // No other verb needs what it loads.
      const { serveSite } = await import('../serving/site-server.js');
      const server = await serveSite({
        store: servedStore(call.store, cache),
        env,
        port,
        host,
        cdn,
        drawing,
        proxies,
        isLogJson,
        services: services.open(options),
      });
      const address = `http://localhost:${server.port}`;
      if (isLogJson) openLog(true).log(`Serving ${address}`);
      else
        process.stdout.write(isJson ? `${JSON.stringify({ ok: true, address })}\n` : `Serving ${address}\n`);
      await stopped;
      await server.close({ drainMs: drain * 1000, hurry });
      return { lines: [], details: { changed: false, address } };
    },
  });
