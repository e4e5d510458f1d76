import type { Site } from 'shared-types';
import {
  browserErrorKinds,
  browserErrorsAddress,
  releaseFilePattern,
} from 'shared-types/protocol/browser-errors';
import { refusal, type PathHandler } from '../../http/path-handler.js';
import { readBody } from '../../http/read-body.js';
import { countRequest, memoryLimiter } from '../../http/request-limiter.js';
import { isFromSite } from '../../http/request-origin.js';
import { senderNetwork } from '../../http/sender-network.js';
import type { ReleaseTarget } from 'release/model/release-target';
import { openCounter, type Metric } from './metric.js';

/** Reports of one network that are counted: a document sends each of its errors once. */
const reportLimit = { requests: 10, windowMs: 10 * 60 * 1000 };

/** A kind and the address of a file. */
const maxReportBytes = 500;

export interface BrowserErrorOptions {
  readonly site: () => Site | undefined;
  /** True if a browser may still have a page of that version. Nothing else becomes a label. */
  readonly isKnown: (target: ReleaseTarget) => boolean;
  /** Proxies before the server. */
  readonly proxies: readonly string[];
}

/** Takes reports of browsers and counts them; nothing else of them is kept. */
export function openBrowserErrors({ site, isKnown, proxies }: BrowserErrorOptions) {
  const errors = openCounter('site_browser_errors_total', 'Errors that browsers reported, once a document.');
  const reports = memoryLimiter(reportLimit);
  const networkOf = senderNetwork(proxies);

  function count(report: string): boolean {
    const [kind = '', file = ''] = report.split(' ', 2);
    const [, name = '', version = ''] = releaseFilePattern.exec(file) ?? [];
    if (!browserErrorKinds.some((known) => known === kind) || !isKnown({ name, version })) return false;
    errors.count({ kind, package: name, version });
    return true;
  }

  const handler: PathHandler = {
    prefix: browserErrorsAddress,
    answer: async (request) => {
      if (request.method !== 'POST') return refusal(405, 'Method not allowed. Use POST.', { allow: 'POST' });
      const live = site();
      if (!live) return refusal(503, 'The site is starting.');
      if (!isFromSite(request, live.baseUrl))
        return refusal(403, `Report from pages of ${live.baseUrl} only.`);
      if ((await countRequest(reports, networkOf(request))) > 0) return refusal(429, 'Too many reports.');
      const body = await readBody(request, maxReportBytes);
      if (!body) return refusal(413, `A report has ${maxReportBytes} bytes at most.`);
      if (count(String(body))) return { status: 202, body: {} };
      return refusal(
        400,
        `Report ${browserErrorKinds.join(', ')} of a file of this site: load /remotes/catalogue/1.4.0/main.js`,
      );
    },
  };
  /** @param live releases that are served */
  const metric = (live: readonly ReleaseTarget[]): Metric =>
    errors.metric(
      live.flatMap(({ name, version }) =>
        browserErrorKinds.map((kind) => ({ kind, package: name, version })),
      ),
    );
  return { handler, metric };
}
