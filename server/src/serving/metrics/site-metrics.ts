import type { IncomingMessage } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { isInside } from 'shared-types/protocol/routes';
import { isLoopback } from '../../http/loopback.js';
import { sha256Hex } from 'release/model/digest';
import type { Log } from '../../http/server-log.js';
import { textAnswer, type Answer } from '../answer.js';
import type { FollowedSite } from '../follow-site.js';
import type { LiveSite } from '../live-site.js';
import { browserErrors } from './browser-errors.js';
import { openStateMetrics, type SaidHealth } from './state-metrics.js';
import type { EndedRequest } from './watch-requests.js';

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

export interface MetricsOptions {
  readonly token: string | undefined;
  readonly proxies: readonly string[];
  readonly log: Log;
}

export type SiteMetrics = ReturnType<typeof openSiteMetrics>;

/** Counts from the start of the server. @param options.token lets clients elsewhere read the metrics */
export function openSiteMetrics(site: FollowedSite, { token, proxies, log }: MetricsOptions) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by class (page, file, api, release) and status; 499: the client left.',
    labelNames: ['class', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time until a request was answered, by class.',
    labelNames: ['class'],
    registers,
  });
  const documents = new Counter({
    name: 'site_documents_total',
    help: 'Pages sent, by package and version, for the host and for their remote, and by kind (stored, drawn).',
    labelNames: ['package', 'version', 'kind'],
    registers,
  });
  const setState = openStateMetrics(register, site);
  return {
    handler: browserErrors({ site, proxies, register, log }),
    /** True if a client may know more than whether the site is well. */
    isTrusted: (request: IncomingMessage): boolean => refusalOf(request, token) === undefined,
    count: ({ class: kind, status, seconds }: EndedRequest): void => {
      requests.inc({ class: kind, status });
      times.observe({ class: kind }, seconds);
    },
    countDocument: ({ releases }: LiveSite, kind: string, path: string): void => {
      for (const { release } of releases)
        if (release.kind === 'host' || release.claims.some((claim) => isInside(path, claim)))
          documents.inc({ kind, package: release.name, version: release.version });
    },
    /** @param health is asked only if this client may read the metrics */
    answer: async (request: IncomingMessage, health: () => Promise<SaidHealth>): Promise<Answer> => {
      const refused = refusalOf(request, token);
      if (refused) return refused;
      setState(await health());
      return { ...textAnswer(200, await register.metrics()), type: 'text/plain; version=0.0.4' };
    },
  };
}
