import { Counter, type Registry } from 'prom-client';
import {
  browserErrorKinds,
  browserErrorsAddress,
  placesIn,
  releaseFilePattern,
  withoutVisitor,
} from 'shared-types/protocol/browser-errors';
import { refusal, type PathHandler } from '../../http/path-handler.js';
import { readRequest } from '../../http/read-request.js';
import { countRequest, memoryLimiter } from '../../http/request-limiter.js';
import { senderNetwork } from '../../http/sender-network.js';
import type { Log } from '../../http/server-log.js';
import type { FollowedSite } from '../follow-site.js';

/** Reports of one network that are counted: a document sends each of its errors once. */
const reportLimit = { requests: 10, windowMs: 10 * 60 * 1000 };

/** Lines of the log about one kind of error of one version at one place. */
const logLimit = { requests: 1, windowMs: 60 * 60 * 1000 };

const accepted = { methods: ['POST'], maxBytes: 1500 };

export interface BrowserErrorOptions {
  /** A browser may still have a page of the versions that it knows. Nothing else becomes a label. */
  readonly site: Pick<FollowedSite, 'current' | 'pinOf'>;
  /** Proxies before the server. */
  readonly proxies: readonly string[];
  readonly register: Registry;
  readonly log: Log;
}

/** Takes reports of browsers and counts them; the log has each place in the code once an hour. */
export function browserErrors({ site, proxies, register, log }: BrowserErrorOptions): PathHandler {
  const errors = new Counter({
    name: 'site_browser_errors_total',
    help: 'Errors that browsers reported, once a document, by kind, package and version.',
    labelNames: ['kind', 'package', 'version'],
    registers: [register],
  });
  const reports = memoryLimiter(reportLimit);
  const logged = memoryLimiter(logLimit);
  const networkOf = senderNetwork(proxies);

  async function count(report: string): Promise<boolean> {
    const [failed = '', message = '', ...lines] = report.split('\n');
    const [kind = '', file = ''] = failed.split(' ', 2);
    const [, name = '', version = ''] = releaseFilePattern.exec(file) ?? [];
    const isKnown = site.pinOf({ name, version }) !== undefined;
    if (!browserErrorKinds.some((known) => known === kind) || !isKnown) return false;
    errors.inc({ kind, package: name, version });
    const places = placesIn(lines.join('\n'));
    const where = [`${kind} error of ${name}@${version} in a browser`, ...places.slice(0, 1)].join(' at ');
    if ((await countRequest(logged, where)) === 0)
      log([where, withoutVisitor(message), ...places.slice(1)].filter(Boolean).join('; '), 'warn');
    return true;
  }

  return {
    prefix: browserErrorsAddress,
    answer: async (request) => {
      const network = networkOf(request);
      const body = await readRequest(request, site.current()?.site, accepted);
      if ('status' in body) return body;
      if ((await countRequest(reports, network)) > 0) return refusal(429, 'Too many reports.');
      if (await count(String(body))) return { status: 202, body: {} };
      return refusal(
        400,
        `Report ${browserErrorKinds.join(', ')} of a file of this site: load /remotes/catalogue/1.4.0/main.js`,
      );
    },
  };
}
