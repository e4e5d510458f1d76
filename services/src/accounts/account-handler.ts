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
import { notStored } from './calls/answers.js';
import type { AccountWorld, AnswerCall } from './calls/call.js';
import { changePassword } from './calls/change-password.js';
import { removeAccount } from './calls/delete-account.js';
import { register } from './calls/register.js';
import { restore } from './calls/restore.js';
import { saveUser } from './calls/save-user.js';
import { signIn } from './calls/sign-in.js';
import {
  maxBodyBytes,
  maxUserBytes,
  registrationsOfNetwork,
  registrationsOfSite,
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
    allRegistrations: database.limiter('registrations of the site', registrationsOfSite),
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

  const answered = async (answer: AnswerCall, request: IncomingMessage, maxBytes: number) => {
    // Read first: a client that leaves takes its address along.
    const network = networkOf(request);
    const bytes = await readBody(request, maxBytes);
    if (bytes === undefined) return refusal(413, `The request is too large. The limit is ${maxBytes} bytes.`);
    const body = readJsonObject(bytes);
    if (!body) return refusal(400, 'The body is not a JSON object in UTF-8.');
    try {
      const query = new URLSearchParams(targetOf(request.url).query);
      return await answer(world, { headers: request.headers, body, query, network });
    } catch (error) {
      if (databaseCode(error) === '') throw error;
      options.log(`accounts not changed: ${messageOf(error)} (${databaseCode(error)})`, 'error');
      return notStored;
    }
  };

  const answerOf = async (request: IncomingMessage): Promise<ApiAnswer> => {
    const site = options.site();
    if (!site) return notReady;
    const route = routes.get(targetOf(request.url).path);
    if (!route) return unknown;
    const { method } = request;
    const answer = method === 'GET' || method === 'POST' ? route[method] : undefined;
    if (!answer) return wrongMethod(route);
    if (!isFromSite(request, site.baseUrl)) return refusal(403, `Sign in on pages of ${site.baseUrl} only.`);
    if (method === 'POST' && !isJson(request)) return refusal(415, 'Send application/json.');
    return await answered(answer, request, route.maxBytes ?? maxBodyBytes);
  };

  return { prefix: authPaths.signIn, answer: async (request) => privately(await answerOf(request)) };
}
