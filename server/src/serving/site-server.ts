import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { noServices, type OpenServices } from '../http/api-services.js';
import { openPostedAnswers } from '../http/posted-answers.js';
import { watchForwarded } from '../http/forwarded-watch.js';
import { senderNetwork } from '../http/sender-network.js';
import { openLog } from '../http/server-log.js';
import { joinedForms } from 'release/model/declared-forms';
import { ReleaseError } from 'release/model/release-error';
import { requireStore } from 'release/store/store-identity';
import type { Store } from 'release/store/store';
import { openDrawing, type Drawing } from './drawing/drawing.js';
import { followSite, type FollowedSite, type FollowOptions } from './follow-site.js';
import { limitedServer } from './limited-server.js';
import type { LiveSite } from './live-site.js';
import { openSiteMetrics } from './metrics/site-metrics.js';
import { watchRequests, type EndedRequest } from './metrics/watch-requests.js';
import { readPath } from './page-paths.js';
import { openPreviews } from './previews.js';
import { openReadiness } from './readiness.js';
import { siteHandler } from './site-handler.js';
import { closeServer, patience } from './stop-server.js';

/** Options of a server. */
export interface ServeOptions extends FollowOptions {
  readonly store: Store;
  readonly env: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Address or name to listen on, `127.0.0.1`; all addresses of the machine by default. */
  readonly host?: string | undefined;
  /** Number of processes that draw pages on request; none by default: then stored documents answer all requests. */
  readonly drawing?: number;
  /** Seconds for which a CDN may keep a page; none by default. */
  readonly cdn?: number;
  /** Writes each request, and what else the server says, as a line of JSON. */
  readonly isLogJson?: boolean;
  /** Services that answer below `/api`; none by default. */
  readonly services?: OpenServices;
  /** Proxies before the server that each add an address to `X-Forwarded-For`; none by default. */
  readonly proxies?: readonly string[];
  /** Environment variables with the settings of services and of metrics; those of this process by default. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
}

export type SiteServer = Awaited<ReturnType<typeof serveSite>>;

type Place = Pick<ServeOptions, 'port' | 'host'>;

function listen(server: http.Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) => {
      const remedy = 'Name another port or address with the variables PORT and HOST.';
      reject(new ReleaseError('store', `The server cannot listen: ${message}. ${remedy}`));
    });
    server.listen(place, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Words about a request. A path whose words a visitor has chosen, as in a search, is replaced by its route. */
function requestLine({ seconds, path, ...request }: EndedRequest, live: LiveSite | undefined) {
  const address = readPath(path);
  const route = address && live?.find(address)?.route;
  const ms = Math.round(seconds * 1e4) / 10;
  return { ...request, path: route ?? path, ms, generation: live?.n ?? 0 };
}

interface Parts {
  readonly site: FollowedSite;
  readonly drawing: Drawing;
  /** Draws what is shared. */
  readonly sharedDrawing: Drawing;
  readonly services: ReturnType<OpenServices>;
  readonly onProblem: (text: string) => void;
}

/** Joins the parts that answer requests. */
function joinedServer({ site, drawing, sharedDrawing, services, onProblem }: Parts, options: ServeOptions) {
  const { store, right, variables = process.env, proxies = [], isLogJson = false, cdn = 0 } = options;
  const { log, logRequest } = openLog(isLogJson);
  const metrics = openSiteMetrics(site, { token: variables['RELEASE_METRICS_TOKEN'], proxies, log });
  const readiness = openReadiness(site, drawing);
  const lookForwarded = watchForwarded(proxies, log);
  const answer = siteHandler({
    store,
    site,
    draw: (live, ...request) =>
      (live === site.shared()?.site ? sharedDrawing : drawing).answer(live, ...request),
    networkOf: senderNetwork(proxies),
    handlers: [metrics.handler, ...readiness.handlers, ...services.handlers],
    health: async () => ({
      ...(await services.health()),
      ...(options.drawing && { drawing: drawing.health() }),
    }),
    metrics,
    onProblem,
    cdn,
  });
  const previews = openPreviews(store, site, { onProblem, ...(right && { right }) });
  // Neither the metrics nor the log count what is looked at before it is live.
  const answerSite = previews.before(
    watchRequests(
      (request, response) => void answer(request, response),
      (request) => {
        metrics.count(request);
        if (isLogJson) logRequest(requestLine(request, site.current()));
      },
    ),
  );
  const server = limitedServer((request, response) => {
    lookForwarded(request);
    if (readiness.isStopping()) response.setHeader('connection', 'close');
    answerSite(request, response);
  });
  return { server, previews, readiness };
}

/** Serves the newest good generation of an environment; follows promotes and rollbacks without a restart. */
export async function serveSite(options: ServeOptions) {
  const { store, env, port, host, right } = options;
  const { variables = process.env, proxies = [], services: open = noServices } = options;
  await requireStore(store);
  const { log } = openLog(options.isLogJson ?? false);
  const onProblem = options.onProblem ?? ((text: string) => log(text, 'error'));
  const posted = openPostedAnswers();
  const processes = options.drawing ?? 0;
  const drawing = openDrawing(store, { processes, findPosted: posted.find, onProblem });
  const sharedDrawing = openDrawing(store, {
    processes: Math.min(processes, 1),
    findPosted: posted.find,
    onProblem,
  });
  // The first line of the output has the address.
  let isListening = false;
  const onServed = (live: LiveSite, shared?: LiveSite) => {
    drawing.follow(live);
    if (shared) sharedDrawing.follow(shared);
    else sharedDrawing.close();
    const seconds = ((Date.now() - Date.parse(live.at)) / 1000).toFixed(1);
    if (isListening) log(`Generation ${live.n} is served, ${seconds} s after it was written.`);
  };
  const site = await followSite(store, env, { onProblem, onServed, ...(right && { right }) });
  const services = open({
    site: () => site.current()?.site,
    forms: () => joinedForms([site.current(), site.shared()?.site].flatMap((side) => side?.forms ?? [])),
    log,
    keepAnswer: posted.keep,
    proxies,
    variables,
  });
  const end = async () => {
    drawing.close();
    sharedDrawing.close();
    site.stop();
    await services.close();
  };
  try {
    const { server, previews, readiness } = joinedServer(
      { site, drawing, sharedDrawing, services, onProblem },
      options,
    );
    const listening = await listen(server, { port, ...(host && { host }) });
    isListening = true;
    return {
      port: listening,
      /** Answers for a while, then takes no more requests and ends those under way; by default within a second. */
      close: async ({ drainMs = 0, hurry = AbortSignal.abort() } = {}) => {
        readiness.stop();
        await patience(drainMs, hurry);
        await previews.stop();
        await closeServer(server, hurry);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
