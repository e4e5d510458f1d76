/** The side of a share that a visitor gets, by a number in a cookie that has nothing else. */
import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.js';
import type { FollowedSite } from './follow-site.js';
import { cacheControl } from './headers.js';
import type { LiveSite } from './live-site.js';

/** Time for which a browser keeps its number, in seconds: 30 days. */
const keptSeconds = 30 * 24 * 3600;

const numberIn = /(?:^|;\s*)share=(\d{1,2})(?:;|$)/;

/** The site that a visitor gets, and what becomes of an answer from it. */
export interface VisitorSide {
  readonly live: LiveSite | undefined;
  readonly marked: (answer: Answer) => Answer;
}

/** A visitor without a number gets what is live, and a number with the page. */
export function visitorSide(site: FollowedSite, { headers, method }: IncomingMessage): VisitorSide {
  const live = site.current();
  const share = site.shared();
  if (!live || !share) return { live, marked: (answer) => answer };
  const [, number] = numberIn.exec(headers.cookie ?? '') ?? [];
  const secure = live.site.baseUrl.startsWith('https:') ? ';secure' : '';
  const marked = (answer: Answer): Answer => {
    if (answer.cache === cacheControl.forever || answer.cache === cacheControl.never) return answer;
    const isFirst = number === undefined && answer.document !== undefined && method === 'GET';
    const cookie = `share=${randomInt(100)};path=/;max-age=${keptSeconds};samesite=lax;httponly${secure}`;
    return {
      ...answer,
      cache: `private, ${answer.cache}`,
      headers: {
        ...answer.headers,
        vary: answer.isCoded ? 'accept-encoding, cookie' : 'cookie',
        ...(isFirst && { 'set-cookie': cookie }),
      },
    };
  };
  return { live: number !== undefined && Number(number) < share.percent ? share.site : live, marked };
}
