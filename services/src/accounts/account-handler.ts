import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { authPaths } from 'shared-types/protocol/auth';
import { databaseCode } from '../database/database-errors.js';
import type { Database } from '../database/database.js';
import type { ServicesContext } from 'server/http/api-services';
import { refusal, type ApiAnswer, type PathHandler } from 'server/http/path-handler';
import { readBody } from 'server/http/read-body';
import { isFromSite } from 'server/http/request-origin';
import { targetOf } from 'server/http/request-target';
import { senderNetwork } from 'server/http/sender-network';
import { openWorkQueue, type QueueLimits } from 'server/http/work-queue';
import { messageOf } from 'release/model/thrown';
import { accessTokens } from './access-tokens.js';
import { notStored, Refused } from './calls/answers.js';
import type { AccountWorld, AnswerCall } from './calls/call.js';
import { changePassword, removeAccount } from './calls/own-account.js';
import { register } from './calls/register.js';
import { saveUser } from './calls/save-user.js';
import { restore, signIn } from './calls/sign-in.js';
import {
  maxBodyBytes,
  maxUserBytes,
  registrationsOfNetwork,
  savesOfNetwork,
  slowMs,
  usualDerivations,
} from './limits.js';
import { nobodysHash, usualCost, type HashCost } from './password-hash.js';
import { readJsonObject } from './read-json-object.js';
import { openSignInTries } from './sign-in-tries.js';

type Context = Pick<ServicesContext, 'site' | 'log'> & Partial<Pick<ServicesContext, 'proxies'>>;

export interface AccountHandlerOptions extends Context {
  readonly database: Database;
  /** Signs the access tokens. */
  readonly secret: Uint8Array;
  readonly nowMs?: () => number;
  readonly derivations?: QueueLimits;
  /** Cost of the hashes of new passwords; tests make it small. */
  readonly cost?: HashCost;
  /** Pause beyond a limit of all networks, in milliseconds; tests make it short. */
  readonly pauseMs?: number;
}

interface Route {
  readonly GET?: AnswerCall;
  readonly POST?: AnswerCall;
  readonly maxBytes?: number;
}

const routes = new Map<string, Route>([
  [authPaths.signIn, { GET: signIn, POST: signIn }],
  [authPaths.register, { POST: register }],
  [authPaths.restore, { GET: restore }],
  [authPaths.update, { POST: saveUser, maxBytes: maxUserBytes }],
  [authPaths.changePassword, { POST: changePassword }],
  [authPaths.deleteAccount, { POST: removeAccount }],
]);

const notReady = refusal(503, 'The site is starting. Try again in a moment.', { 'retry-after': '5' });

const unknown = refusal(404, 'Service not found.');

const wrongMethod = ({ GET, POST }: Route) => {
  const allowed = [...(GET ? ['GET'] : []), ...(POST ? ['POST'] : [])];
  return refusal(405, `Method not allowed. Use ${allowed.join(' or ')}.`, { allow: allowed.join(', ') });
};

const isJson = ({ headers }: IncomingMessage) =>
  /^application\/json *(?:;|$)/i.test(headers['content-type'] ?? '');

/** Answer that varies by its credentials: no cache may give it to another user. */
const privately = (answer: ApiAnswer): ApiAnswer => ({
  ...answer,
  headers: { ...answer.headers, vary: 'authorization' },
});

function openWorld(options: AccountHandlerOptions): AccountWorld {
  const { database, secret, log, nowMs = Date.now, cost = usualCost, pauseMs = slowMs } = options;
  return {
    queries: database.queries,
    tokens: accessTokens(secret, nowMs),
    tries: openSignInTries(database.limiter),
    registrations: database.limiter('registrations', registrationsOfNetwork),
    slowDown: () => pause(pauseMs),
    saves: database.limiter('saves', savesOfNetwork),
    deriving: openWorkQueue(options.derivations ?? usualDerivations),
    cost,
    nobody: nobodysHash(cost),
    log,
    nowMs,
  };
}

/**
 * Answers the calls of the JWT API: a session `{user, access_token}`, errors by field `{error: {username, password}}` with
 * status 200, `401` for an access token that counts no longer, `429` with `retry-after`, `503` where nothing can be done now.
 */
export function accountHandler(options: AccountHandlerOptions): PathHandler {
  const world = openWorld(options);
  const networkOf = senderNetwork(options.proxies ?? []);

  const answerOf = async (request: IncomingMessage): Promise<ApiAnswer> => {
    const site = options.site();
    if (!site) return notReady;
    const { path, query } = targetOf(request.url);
    const route = routes.get(path);
    if (!route) return unknown;
    const { method, headers } = request;
    const call = method === 'GET' || method === 'POST' ? route[method] : undefined;
    if (!call) return wrongMethod(route);
    if (!isFromSite(request, site.baseUrl)) return refusal(403, `Sign in on pages of ${site.baseUrl} only.`);
    if (method === 'POST' && !isJson(request)) return refusal(415, 'Send application/json.');
    // Read first: a client that leaves takes its address along.
    const network = networkOf(request);
    const { maxBytes = maxBodyBytes } = route;
    const bytes = await readBody(request, maxBytes);
    if (bytes === undefined) return refusal(413, `The request is too large. The limit is ${maxBytes} bytes.`);
    const body = readJsonObject(bytes);
    if (!body) return refusal(400, 'The body is not a JSON object in UTF-8.');
    return await call(world, { headers, body, query: new URLSearchParams(query), network });
  };

  const failed = (error: unknown): ApiAnswer => {
    if (error instanceof Refused) return error.answer;
    if (databaseCode(error) === '') throw error;
    options.log(`accounts not changed: ${messageOf(error)} (${databaseCode(error)})`, 'error');
    return notStored;
  };

  const answer = (request: IncomingMessage) => answerOf(request).catch(failed).then(privately);
  return { prefix: authPaths.signIn, answer };
}
