import type { RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import { nameRequest, type RequestIds } from '../../http/request-ids.js';
import { targetOf } from '../../http/request-target.js';

/** A request that is over. It names no sender, and no query: that may hold a searched text or a code of an identity provider. */
export interface EndedRequest extends RequestIds {
  readonly class: 'page' | 'file' | 'api' | 'release';
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** Status for a client that left before the answer began, as nginx counts it. */
const leftStatus = 499;

const classes = new Map<string | undefined, EndedRequest['class']>([
  ['api', 'api'],
  ['assets', 'file'],
  ['remotes', 'file'],
  ['release', 'release'],
]);

/** Tells of each request that is over. */
export const watchRequests =
  (answer: RequestListener, onEnd: (request: EndedRequest) => void): RequestListener =>
  (request, response) => {
    const startMs = performance.now();
    const { path } = targetOf(request.url);
    const ids = nameRequest(request);
    response.once('close', () =>
      onEnd({
        ...ids,
        class: classes.get(path.split('/')[1]) ?? 'page',
        method: request.method ?? '',
        path,
        status: response.headersSent ? response.statusCode : leftStatus,
        seconds: (performance.now() - startMs) / 1000,
      }),
    );
    answer(request, response);
  };
