import { openDatabase } from '../database/open-database.js';
import { accountKind } from '../database/schema.js';
import { request as startRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AuthRequest } from 'shared-types/testing/auth-contract';
import { accountHandler, type AccountHandlerOptions } from '../accounts/account-handler.js';
import { signingKey } from '../accounts/signing-key.js';
import { serveApi, type ApiServer } from 'server/testing/api-server';
import { testSite } from 'release/testing/site-factory';

/** Request of a test: as in the contract, with headers and with bodies that are not JSON. */
export interface SentRequest extends Omit<AuthRequest, 'method' | 'body'> {
  readonly method: string;
  readonly body?: object | string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

export type AccountServer = Awaited<ReturnType<typeof serveAccounts>>;

/** Cost so low that tests of something else do not wait for derivations. */
export const quickCost = { N: 2 ** 4, r: 8, p: 1 };

type Options = Partial<Omit<AccountHandlerOptions, 'database' | 'secret'>>;

const bytesOf = (body: SentRequest['body']) =>
  body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);

/** Sends a request by Node's own client, since `fetch` sends no body with GET. */
function ask(port: number, { method, path, authorization, body, headers }: SentRequest): Promise<Received> {
  const bytes = bytesOf(body);
  const all = {
    ...(bytes !== undefined && { 'content-length': Buffer.byteLength(bytes) }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(authorization !== undefined && { authorization }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const sent = startRequest({ host: '127.0.0.1', port, method, path, headers: all }, (response) => {
      text(response).then((said) => {
        const answer = JSON.parse(said || '{}') as Received['answer'];
        resolve({ status: response.statusCode ?? 0, headers: response.headers, answer });
      }, reject);
    });
    sent.once('error', reject);
    sent.end(bytes);
  });
}

/** The API of accounts alone, on a free port, with a database of its own. */
export async function serveAccounts(file: string, options: Options = {}) {
  const database = await openDatabase(file, accountKind);
  const secret = await signingKey(database.queries);
  const usual = { site: () => testSite(), log: () => {}, cost: quickCost, ...options };
  const serve = (changes: Options) =>
    serveApi({ answer: accountHandler({ ...usual, ...changes, database, secret }) });
  let server: ApiServer = await serve({});
  return {
    database,
    send: (request: SentRequest) => ask(server.port, request),
    /** Starts again with other options, and with nothing counted. */
    restart: async (changes: Options = {}) => {
      server.close();
      server = await serve(changes);
    },
    close: async () => {
      server.close();
      await database.close();
    },
  };
}
