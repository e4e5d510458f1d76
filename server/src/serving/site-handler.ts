import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutMarks } from 'shared-types/protocol/campaign-marks';
import type { Headers, PathHandler } from '../http/path-handler.js';
import { targetOf, type Target } from '../http/request-target.js';
import { homePath } from 'release/model/home-path';
import { messageOf } from 'release/model/thrown';
import type { Store } from 'release/store/store';
import {
  apiAnswer,
  fileAnswer,
  jsonAnswer,
  generatedAnswer,
  pageAnswer,
  redirectAnswer,
  send,
  textAnswer,
  unavailableFile,
  unavailablePage,
  type Answer,
  type Exchange,
} from './answer.js';
import type { CheckedFiles } from './checked-files.js';
import type { Drawing } from './drawing/drawing.js';
import { cacheControl, cdnHeaders, pagePolicy } from './headers.js';
import type { FollowedSite } from './follow-site.js';
import type { LiveSite, SitePlace } from './live-site.js';
import { readPath, tidyPath } from './page-paths.js';
import { releaseFileFinder, type ReleaseFileFinder } from './release-files.js';
import type { SiteMetrics } from './metrics/site-metrics.js';
import type { SaidHealth } from './metrics/state-metrics.js';
import type { UnavailableRemote } from './site-parts.js';
import { visitorSide } from './visitor-side.js';

interface AnswerOptions {
  readonly store: Store;
  readonly site: FollowedSite;
  /** Draws pages on request; absent where stored documents answer all requests. */
  readonly draw?: Drawing['answer'];
}

interface HealthOptions {
  readonly site: FollowedSite;
  /** Parts of `/release/health` beside the state of the site. */
  readonly health?: (() => Promise<Readonly<Record<string, unknown>>>) | undefined;
}

interface FailureOptions {
  /** Called with each request that failed. */
  readonly onProblem: (text: string) => void;
}

export interface SiteHandlerOptions extends AnswerOptions, HealthOptions, FailureOptions {
  /** Ask these first. */
  readonly handlers: readonly PathHandler[];
  readonly metrics: Pick<SiteMetrics, 'answer' | 'isTrusted' | 'countDocument'>;
  /** Seconds for which a CDN may keep a page; none by default. */
  readonly cdn?: number;
  /** Finds the network that a request comes from. */
  readonly networkOf: (request: IncomingMessage) => string;
}

const isRead = (method = '') => method === 'GET' || method === 'HEAD';

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

export const missing = textAnswer(404, 'File not found.');

const notReady = textAnswer(503, 'The site is starting. Please try again in a moment.', {
  'retry-after': '5',
});

const wrongMethod = textAnswer(405, 'Method not allowed. Use GET or HEAD.', { allow: 'GET, HEAD' });

/** Browsers show it for a form that they have posted by themselves. */
const noApi = (live: LiveSite | undefined) => {
  const { email, phone } = live?.site.company ?? {};
  const ways = email ? ` Nothing was sent. Write to ${email}, or call ${phone}.` : '';
  return jsonAnswer(404, { error: `Service not found.${ways}` });
};

interface Sources extends ReleaseFileFinder, Pick<AnswerOptions, 'site' | 'draw'> {
  /** The site that the visitor gets. */
  readonly live: LiveSite | undefined;
}

/** The site's page for unknown paths (404) and for removed ones (410). */
export function withoutPage(files: CheckedFiles, { notFound, gone }: LiveSite, status: 404 | 410): Answer {
  const shown = status === 410 ? (gone ?? notFound) : notFound;
  return shown ? pageAnswer(files, shown, status) : textAnswer(status, 'Page not found.', pagePolicy);
}

export function placeAnswer(files: CheckedFiles, live: LiveSite, found: SitePlace): Answer {
  switch (found.kind) {
    case 'page':
      return pageAnswer(files, found.file, 200);
    case 'generated':
      return generatedAnswer(found);
    case 'file':
      return fileAnswer(files, found, cacheControl.ask);
    case 'removed':
      return withoutPage(files, live, 410);
  }
}

/** True if an address may be one of a remote that cannot be served. */
export const mayBelongTo = (path: string, { claims }: UnavailableRemote) =>
  claims === undefined || claims.some((claim) => isUnder(path, claim));

function page(files: CheckedFiles, live: LiveSite, { path, query }: Target): Answer {
  const address = readPath(path);
  if (!address) return withoutPage(files, live, 404);
  if (address.segments.length === 0) return redirectAnswer(homePath + query);
  const numbered = live.numbered.get(path + withoutMarks(query));
  if (numbered) return pageAnswer(files, numbered, 200);
  const match = live.find(address);
  if (match?.kind === 'page') return placeAnswer(files, live, match.page);
  if (match) return redirectAnswer(match.to + query);
  const tidy = tidyPath(address);
  if (tidy !== path) return redirectAnswer(tidy + query);
  const decoded = address.segments.map((segment) => `/${segment.decoded}`).join('');
  if (live.unavailable.some((remote) => mayBelongTo(decoded.toLowerCase(), remote))) return unavailablePage;
  return withoutPage(files, live, live.isGone(decoded) ? 410 : 404);
}

/** The state of the server, for monitoring. It asks for the home page as a visitor does. */
async function health({ site, health: more }: HealthOptions): Promise<SaidHealth> {
  const said = site.health();
  const live = site.current();
  const home = live && page(site.files, live, { path: homePath, query: '' });
  const isHomeServed = home?.status === 200 && (await home.read('identity')) !== undefined;
  const withoutHome = { state: 'down', problem: said.problem ?? `No live remote has the page ${homePath}.` };
  return { ...said, ...(live && !isHomeServed && withoutHome), ...(await more?.()) };
}

/** Nobody can be sent to a server without a home page. Clients elsewhere learn no paths and no figures, and ask no service. */
async function healthAnswer(options: HealthOptions, isTrusted: boolean): Promise<Answer> {
  const said = await health(isTrusted ? options : { site: options.site });
  const { state, generation } = said;
  const status = state === 'down' || state === 'empty' ? 503 : 200;
  return jsonAnswer(status, isTrusted ? said : { state, generation });
}

async function file({ site, findFile, findAsset }: Sources, path: string): Promise<Answer> {
  const found = isUnder(path, '/assets') ? await findAsset(path) : await findFile(path);
  if (found === 'damaged') return unavailableFile;
  return found ? fileAnswer(site.files, found) : missing;
}

async function answerTo(sources: Sources, target: Target, sender: string): Promise<Answer> {
  const { path } = target;
  const { live } = sources;
  if (isUnder(path, '/remotes') || isUnder(path, '/assets')) return await file(sources, path);
  if (!live) return notReady;
  if (!isUnder(path, '/release'))
    return (await sources.draw?.(live, target, sender)) ?? page(sources.site.files, live, target);
  const text = live.texts.get(path.slice('/release/'.length));
  return text ? generatedAnswer(text) : missing;
}

/** Visitors learn that it failed, the operator why. Not the query: it may be a code of an identity provider. */
async function sendFailure(exchange: Exchange, error: unknown, { onProblem }: FailureOptions): Promise<void> {
  const { request, response } = exchange;
  // The client disconnected or exceeded a time limit: there is no error to report.
  if (response.destroyed) return;
  onProblem(`${request.method ?? ''} ${targetOf(request.url).path}: ${messageOf(error)}`);
  if (response.headersSent) response.destroy();
  else await send(exchange, textAnswer(500, 'Internal server error.')).catch(() => response.destroy());
}

/** A request, and the site that its visitor gets. */
interface AskedSite {
  readonly method: string | undefined;
  readonly target: Target;
  /** Network that it comes from. */
  readonly sender?: string;
  readonly live: LiveSite | undefined;
}

/** Makes the function that finds the answer to each request that neither a handler nor the metrics take. */
export function siteAnswers({ store, ...found }: AnswerOptions) {
  const sources = { ...found, ...releaseFileFinder(store, found.site) };
  return async ({ method, target, sender = '', live }: AskedSite): Promise<Answer> => {
    if (isUnder(target.path, '/api')) return noApi(live);
    return isRead(method) ? await answerTo({ ...sources, live }, target, sender) : wrongMethod;
  };
}

/** Makes the function that sends what is found for each request. */
export const answering =
  (
    find: (request: IncomingMessage, target: Target) => Promise<Answer>,
    options: FailureOptions & { readonly headers: () => Headers | undefined },
  ) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const exchange = { request, response, siteHeaders: options.headers() ?? {} };
    try {
      await send(exchange, await find(request, targetOf(request.url)));
    } catch (error) {
      await sendFailure(exchange, error, options);
    }
  };

/** Makes the function that answers every request to the site. */
export function siteHandler({ handlers, metrics, networkOf, cdn = 0, ...options }: SiteHandlerOptions) {
  const { site } = options;
  const forCdn = cdnHeaders(cdn);
  const answer = siteAnswers(options);
  const own = async (request: IncomingMessage, target: Target) => {
    if (isRead(request.method) && target.path === '/release/metrics')
      return metrics.answer(request, () => health(options));
    if (isRead(request.method) && target.path === '/release/health')
      return healthAnswer(options, metrics.isTrusted(request));
    const { live, marked } = visitorSide(site, request);
    const { method } = request;
    const found = marked(await answer({ method, target, sender: networkOf(request), live }));
    // Also one that the browser has already, 304: it may report errors as well.
    if (live && found.document && method === 'GET') metrics.countDocument(live, found.document, target.path);
    const isKept = found.document && found.cache === cacheControl.askAndLeave;
    return isKept ? { ...found, headers: { ...found.headers, ...forCdn } } : found;
  };

  return answering(
    async (request, target) => {
      const handler = handlers.find(({ prefix }) => isUnder(target.path, prefix));
      return handler ? apiAnswer(await handler.answer(request)) : await own(request, target);
    },
    { onProblem: options.onProblem, headers: () => site.current()?.headers },
  );
}
