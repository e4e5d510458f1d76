import { Counter, type Registry } from 'prom-client';
import {
  browserErrorKinds,
  browserErrorsAddress,
  releaseFilePattern,
} from 'shared-types/protocol/browser-errors';
import { refusal, type PathHandler } from '../../http/path-handler.js';
import { readRequest } from '../../http/read-request.js';
import { countRequest, memoryLimiter } from '../../http/request-limiter.js';
import { senderNetwork } from '../../http/sender-network.js';
import type { FollowedSite } from '../follow-site.js';

/** Reports of one network that are counted: a document sends each of its errors once. */
const reportLimit = { requests: 10, windowMs: 10 * 60 * 1000 };

/** A report is a kind and the address of a file. */
const accepted = { methods: ['POST'], maxBytes: 500 };

export interface BrowserErrorOptions {
  /** A browser may still have a page of the versions that it knows. Nothing else becomes a label. */
  readonly site: Pick<FollowedSite, 'current' | 'pinOf'>;
  /** Proxies before the server. */
  readonly proxies: readonly string[];
  readonly register: Registry;
}

/** Takes reports of browsers and counts them; nothing else of them is kept. */
export function browserErrors({ site, proxies, register }: BrowserErrorOptions): PathHandler {
  const errors = new Counter({
    name: 'site_browser_errors_total',
    help: 'Errors that browsers reported, once a document, by kind, package and version.',
    labelNames: ['kind', 'package', 'version'],
    registers: [register],
  });
  const reports = memoryLimiter(reportLimit);
  const networkOf = senderNetwork(proxies);

  function count(report: string): boolean {
    const [kind = '', file = ''] = report.split(' ', 2);
    const [, name = '', version = ''] = releaseFilePattern.exec(file) ?? [];
    const isKnown = site.pinOf({ name, version }) !== undefined;
    if (!browserErrorKinds.some((known) => known === kind) || !isKnown) return false;
    errors.inc({ kind, package: name, version });
    return true;
  }

  return {
    prefix: browserErrorsAddress,
    answer: async (request) => {
      const network = networkOf(request);
      const body = await readRequest(request, site.current()?.site, accepted);
      if ('status' in body) return body;
      if ((await countRequest(reports, network)) > 0) return refusal(429, 'Too many reports.');
      if (count(String(body))) return { status: 202, body: {} };
      return refusal(
        400,
        `Report ${browserErrorKinds.join(', ')} of a file of this site: load /remotes/catalogue/1.4.0/main.js`,
      );
    },
  };
}
