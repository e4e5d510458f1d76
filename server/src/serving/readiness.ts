import type { ApiAnswer, PathHandler } from '../http/path-handler.js';
import type { Drawing } from './drawing/drawing.js';
import { homePath } from 'release/model/home-path';
import type { FollowedSite } from './follow-site.js';
import { mayBelongTo } from './site-handler.js';

/**
 * Answers for probes: `/release/live` while the process answers, `/release/ready` while visitors may be sent to it. Neither asks a
 * store or a database, so what is slow there takes no server out.
 */
export function openReadiness(site: Pick<FollowedSite, 'current'>, drawing: Pick<Drawing, 'isReady'>) {
  let isStopping = false;
  function problemNow(): string | undefined {
    if (isStopping) return 'The server is stopping.';
    const live = site.current();
    if (!live) return 'No generation is served yet.';
    if (live.unavailable.some((remote) => mayBelongTo(homePath, remote)))
      return 'The home page cannot be served.';
    return drawing.isReady() ? undefined : 'No drawing process has answered yet.';
  }
  async function readyAnswer(): Promise<ApiAnswer> {
    const problem = problemNow();
    if (problem === undefined) return { status: 200, body: { state: 'ready' } };
    return { status: 503, body: { state: 'not-ready', problem } };
  }
  const handlers: readonly PathHandler[] = [
    { prefix: '/release/live', answer: async () => ({ status: 200, body: { state: 'live' } }) },
    { prefix: '/release/ready', answer: readyAnswer },
  ];
  return { handlers, isStopping: () => isStopping, stop: (): void => void (isStopping = true) };
}
