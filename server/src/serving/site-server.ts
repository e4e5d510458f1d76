import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { noServices, type OpenServices } from '../http/api-services.js';
import { openPostedAnswers } from '../http/posted-answers.js';
import { watchForwarded } from '../http/forwarded-watch.js';
import { senderNetwork } from '../http/sender-network.js';
import { openLog, type Log } from '../http/server-log.js';
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
import { answering, siteHandler } from './site-handler.js';
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
  /** What answers below `/api`; nothing by default. */
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

/** Says which generation is served when that changes, once the server listens: the first line has the address. */
function generationLog(log: Log) {
  let last: number | undefined;
  let isListening = false;
  return {
    onServed: ({ n, at }: LiveSite) => {
      const seconds = ((Date.now() - Date.parse(at)) / 1000).toFixed(1);
      if (isListening && n !== last) log(`Generation ${n} is served, ${seconds} s after it was written.`);
      last = n;
    },
    begin: () => {
      isListening = true;
    },
  };
}

interface Parts {
  readonly site: FollowedSite;
  readonly drawing: Drawing;
  readonly services: ReturnType<OpenServices>;
  readonly log: Log;
  readonly logRequest: ReturnType<typeof openLog>['logRequest'];
}

/** Joins the parts that answer requests. */
function joinedServer(
  { site, drawing, services, log, logRequest }: Parts,
  options: ServeOptions & { readonly onProblem: (text: string) => void },
) {
  const { store, onProblem, variables = process.env, proxies = [], isLogJson = false, cdn = 0 } = options;
  const token = variables['RELEASE_METRICS_TOKEN'];
  const metrics = openSiteMetrics(site, { token, proxies, drawn: drawing.register, log });
  const handlers = [metrics.handler, ...services.handlers];
  const lookForwarded = watchForwarded(proxies, log);
  const health = async () => ({
    ...(await services.health()),
    ...(options.drawing && { drawing: await drawing.health() }),
  });
  const networkOf = senderNetwork(proxies);
  const draw = drawing.answer;
  const answer = siteHandler({ store, site, draw, networkOf, handlers, health, metrics, onProblem, cdn });
  const onEnd = (request: EndedRequest) => {
    metrics.count(request);
    if (isLogJson) logRequest(requestLine(request, site.current()));
  };
  const previews = openPreviews(store, site, options);
  const answerSite = previews.before(
    watchRequests((request, response) => void answer(request, response), onEnd),
  );
  const readiness = openReadiness(site, drawing);
  const answerProbe = answering(readiness.answer, { onProblem, headers: () => site.current()?.headers });
  // Neither the metrics nor the log count probes, and what is looked at before it is live.
  const server = limitedServer((request, response) => {
    lookForwarded(request);
    if (readiness.isStopping()) response.setHeader('connection', 'close');
    if (readiness.isFor(request)) void answerProbe(request, response);
    else answerSite(request, response);
  });
  return { server, previews, readiness };
}

/** Serves the newest good generation of an environment; follows promotes and rollbacks without a restart. */
export async function serveSite(given: ServeOptions) {
  const { store, env, port, host, ...options } = given;
  const { variables = process.env, proxies = [], isLogJson = false, services: open = noServices } = options;
  await requireStore(store);
  const { log, logRequest } = openLog(isLogJson);
  const { onProblem = (text: string) => log(text, 'error') } = options;
  const posted = openPostedAnswers();
  const findPosted = posted.find;
  const drawing = openDrawing(store, { processes: options.drawing ?? 0, findPosted, onProblem });
  const generations = generationLog(log);
  const onServed = (live: LiveSite) => {
    drawing.follow(live);
    generations.onServed(live);
  };
  const site = await followSite(store, env, { ...options, onProblem, onServed });
  const services = open({
    site: () => site.current()?.site,
    forms: () => site.current()?.forms ?? new Map(),
    log,
    keepAnswer: posted.keep,
    proxies,
    variables,
  });
  const end = async () => {
    drawing.close();
    site.stop();
    await services.close();
  };
  try {
    const { server, previews, readiness } = joinedServer(
      { site, drawing, services, log, logRequest },
      { ...given, onProblem },
    );
    const listening = await listen(server, { port, ...(host && { host }) });
    generations.begin();
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
