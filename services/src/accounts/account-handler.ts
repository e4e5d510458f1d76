import type { IncomingMessage } from 'node:http';
import { authPaths } from 'shared-types/protocol/auth';
import { databaseCode } from '../database/database-errors.js';
import type { Database } from '../database/database.js';
import type { ServicesContext } from 'server/http/api-services';
import { refusal, type ApiAnswer, type PathHandler } from 'server/http/path-handler';
import { readRequest } from 'server/http/read-request';
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
}

interface Route {
  /** Calls by their methods. */
  readonly calls: Readonly<Record<string, AnswerCall>>;
  readonly maxBytes?: number;
}

const routes = new Map<string, Route>([
  [authPaths.signIn, { calls: { GET: signIn, POST: signIn } }],
  [authPaths.register, { calls: { POST: register } }],
  [authPaths.restore, { calls: { GET: restore } }],
  [authPaths.update, { calls: { POST: saveUser }, maxBytes: maxUserBytes }],
  [authPaths.changePassword, { calls: { POST: changePassword } }],
  [authPaths.deleteAccount, { calls: { POST: removeAccount } }],
]);

const unknown = refusal(404, 'Service not found.');

/** Answer that varies by its credentials: no cache may give it to another user. */
const privately = (answer: ApiAnswer): ApiAnswer => ({
  ...answer,
  headers: { ...answer.headers, vary: 'authorization' },
});

function openWorld(options: AccountHandlerOptions): AccountWorld {
  const { database, secret, log, nowMs = Date.now, cost = usualCost } = options;
  return {
    queries: database.queries,
    tokens: accessTokens(secret, nowMs),
    tries: openSignInTries(database.limiter),
    registrations: database.limiter('registrations', registrationsOfNetwork),
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
export function accountHandler(options: AccountHandlerOptions): PathHandler['answer'] {
  const world = openWorld(options);
  const networkOf = senderNetwork(options.proxies ?? []);

  const answerOf = async (request: IncomingMessage): Promise<ApiAnswer> => {
    const { path, query } = targetOf(request.url);
    const route = routes.get(path);
    if (!route) return unknown;
    const { calls, maxBytes = maxBodyBytes } = route;
    const { method = '', headers } = request;
    // Read first: a client that leaves takes its address along.
    const network = networkOf(request);
    const accepted = { methods: Object.keys(calls), types: ['application/json'], maxBytes };
    const bytes = await readRequest(request, options.site(), accepted);
    if ('status' in bytes) return bytes;
    const body = readJsonObject(bytes);
    const call = calls[method];
    if (!body || !call) return refusal(400, 'The body is not a JSON object in UTF-8.');
    return await call(world, { headers, body, query: new URLSearchParams(query), network });
  };

  const failed = (error: unknown): ApiAnswer => {
    if (error instanceof Refused) return error.answer;
    if (databaseCode(error) === '') throw error;
    options.log(`accounts not changed: ${messageOf(error)} (${databaseCode(error)})`, 'error');
    return notStored;
  };

  return (request) => answerOf(request).catch(failed).then(privately);
}
