import type { IncomingMessage } from 'node:http';
import { isInside } from 'shared-types/protocol/routes';
import { isLoopback } from '../../http/loopback.js';
import { sha256Hex } from 'release/model/digest';
import { textAnswer, type Answer } from '../answer.js';
import type { FollowedSite } from '../follow-site.js';
import { openBrowserErrors } from './browser-errors.js';
import { gauge, metricsText, openCounter, openHistogram, type Metric } from './metric.js';
import type { EndedRequest } from './watch-requests.js';

/** Health as `/release/health` says it. */
export type SaidHealth = Readonly<Record<string, unknown>> & { readonly state: string };

const isThisMachine = (address = '') => isLoopback(address.replace(/^::ffff:/, ''));

/** True if a request came from this machine, and through no proxy that says so. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const { forwarded, via, host = '', 'x-forwarded-for': sender } = headers;
  const isProxied = [forwarded, via, sender].some((header) => header !== undefined);
  return !isProxied && isThisMachine(socket.remoteAddress) && isLoopback(host.replace(/:\d+$/, ''));
}

/** Refusal of a client that may not read the metrics. */
function refusalOf(request: IncomingMessage, token: string | undefined): Answer | undefined {
  if (token) {
    // Hashes are compared, so the time does not tell how much of a token is right.
    const isRight = sha256Hex(request.headers.authorization ?? '') === sha256Hex(`Bearer ${token}`);
    const asking = { 'www-authenticate': 'Bearer' };
    return isRight ? undefined : textAnswer(401, 'Send RELEASE_METRICS_TOKEN as a bearer token.', asking);
  }
  const remedy = 'To read them from elsewhere, start the server with RELEASE_METRICS_TOKEN.';
  return isLocal(request) ? undefined : textAnswer(403, `Metrics are for this machine only. ${remedy}`);
}

/** Metrics of the services; those that wait for somebody have numbers. */
function serviceMetrics(health: SaidHealth): readonly Metric[] {
  const services = ['enquiries', 'accounts'].flatMap((service) => {
    const said = health[service] as Readonly<Record<string, unknown>> | undefined;
    return said ? [{ service, said }] : [];
  });
  const enquiries = services.find(({ service }) => service === 'enquiries')?.said ?? {};
  const states = ['waiting', 'failed', 'suspicious'].flatMap((state) => {
    const value = enquiries[state];
    return typeof value === 'number' ? [{ labels: { state }, value }] : [];
  });
  return [
    gauge(
      'site_service_attention',
      '1 if somebody should look at /release/health.',
      services.map(({ service, said }) => ({
        labels: { service },
        value: said['state'] === 'attention' ? 1 : 0,
      })),
    ),
    gauge('site_enquiries', 'Enquiries to forward, not forwarded, and to decide on.', states),
  ];
}

const liveReleases = (site: FollowedSite) => site.current()?.releases.map(({ release }) => release) ?? [];

function liveMetrics(site: FollowedSite, { state }: SaidHealth): readonly Metric[] {
  const { problems = [] } = site.health();
  const live = site.current();
  const ageSeconds = live ? Math.max(0, Date.now() - Date.parse(live.at)) / 1000 : 0;
  return [
    gauge('site_state', 'State of the server, as /release/health names it.', [
      { labels: { state }, value: 1 },
    ]),
    gauge('site_problems', 'Files that are missing or damaged.', [{ value: problems.length }]),
    gauge('site_generation', 'Number of the generation that is served.', [{ value: live?.n ?? 0 }]),
    gauge('site_generation_age_seconds', 'Time since it was written.', [{ value: ageSeconds }]),
    gauge(
      'site_release_info',
      'Versions that are served.',
      liveReleases(site).map(({ name, version }) => ({ labels: { package: name, version }, value: 1 })),
    ),
  ];
}

/** Failed requests, which Prometheus is to see from the first on. */
const awaitedFailures = ['page', 'file', 'api'].flatMap((kind) =>
  ['500', '503'].map((status) => ({ class: kind, status })),
);

export interface MetricsOptions {
  readonly token: string | undefined;
  readonly proxies: readonly string[];
  /** Metrics of pages that are drawn on request. */
  readonly drawn: () => readonly Metric[];
}

export type SiteMetrics = ReturnType<typeof openSiteMetrics>;

/** Counts from the start of the server. @param options.token lets clients elsewhere read the metrics */
export function openSiteMetrics(site: FollowedSite, { token, proxies, drawn }: MetricsOptions) {
  const requests = openCounter('site_requests_total', 'Requests answered.');
  const times = openHistogram('site_request_duration_seconds', 'Time until a request was answered.');
  const documents = openCounter('site_documents_total', 'Pages sent, for the host and for their remote.');
  const errors = openBrowserErrors({
    site: () => site.current()?.site,
    isKnown: (target) => site.pinOf(target) !== undefined,
    proxies,
  });
  return {
    handler: errors.handler,
    /** True if a client may know more than whether the site is well. */
    isTrusted: (request: IncomingMessage): boolean => refusalOf(request, token) === undefined,
    count: ({ class: kind, status, seconds }: EndedRequest): void => {
      requests.count({ class: kind, status: String(status) });
      times.observe({ class: kind }, seconds);
    },
    countDocument: (kind: string, path: string): void => {
      for (const { release } of site.current()?.releases ?? [])
        if (release.kind === 'host' || release.claims.some((claim) => isInside(path, claim)))
          documents.count({ kind, package: release.name, version: release.version });
    },
    /** @param health is asked only if this client may read the metrics */
    answer: async (request: IncomingMessage, health: () => Promise<SaidHealth>): Promise<Answer> => {
      const refused = refusalOf(request, token);
      if (refused) return refused;
      const said = await health();
      const started = Date.now() / 1000 - process.uptime();
      const text = metricsText([
        requests.metric(awaitedFailures),
        documents.metric(
          liveReleases(site).map(({ name, version }) => ({ kind: 'stored', package: name, version })),
        ),
        times.metric(),
        errors.metric(liveReleases(site)),
        ...liveMetrics(site, said),
        ...serviceMetrics(said),
        ...drawn(),
        gauge('process_start_time_seconds', 'Start of the server, in Unix time.', [{ value: started }]),
        gauge('process_resident_memory_bytes', 'Memory of the server.', [
          { value: process.memoryUsage.rss() },
        ]),
      ]);
      return { ...textAnswer(200, text), type: 'text/plain; version=0.0.4' };
    },
  };
}
