import type { IncomingMessage } from 'node:http';
import { targetOf } from '../http/request-target.js';
import { jsonAnswer, type Answer } from './answer.js';
import type { Drawing } from './drawing/drawing.js';
import type { FollowedSite } from './follow-site.js';

const addresses = ['/release/live', '/release/ready'];

const notReady = (problem: string) => jsonAnswer(503, { state: 'not-ready', problem });

/**
 * Answers for probes: `/release/live` while the process answers, `/release/ready` while visitors may be sent to it. Neither asks a
 * store or a database, so what is slow there takes no server out.
 */
export function openReadiness(site: Pick<FollowedSite, 'current'>, drawing: Pick<Drawing, 'isReady'>) {
  let isStopping = false;
  const readyAnswer = (): Answer => {
    if (isStopping) return notReady('The server is stopping.');
    if (!site.current()) return notReady('No generation is served yet.');
    if (!drawing.isReady()) return notReady('No drawing process has answered yet.');
    return jsonAnswer(200, { state: 'ready' });
  };
  return {
    isFor: ({ method, url }: IncomingMessage): boolean =>
      (method === 'GET' || method === 'HEAD') && addresses.includes(targetOf(url).path),
    answer: async ({ url }: IncomingMessage): Promise<Answer> =>
      targetOf(url).path === '/release/live' ? jsonAnswer(200, { state: 'live' }) : readyAnswer(),
    isStopping: () => isStopping,
    stop: (): void => void (isStopping = true),
  };
}
