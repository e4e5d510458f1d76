/** Stands in for Firebase's sign-in in tests: its calls for e-mail and password, with accounts in memory. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../loopback.js';
import { createAccounts, ServiceError, type TestAccount } from './accounts.js';
import { accountCalls, type CallFields, renewal } from './calls.js';

/** A sign-in service that tests can look into and disturb. */
export interface FirebaseAuthServer {
  /** Address of the service, for `emulator` of the site configuration. */
  readonly address: string;
  /** Names of the calls in their order: `signUp`, `token`. */
  readonly requests: readonly string[];
  readonly add: (account: {
    email: string;
    password: string;
    uid?: string;
    displayName?: string;
  }) => TestAccount;
  readonly disable: (uid: string) => void;
  readonly has: (email: string) => boolean;
  /** Answers come that much later, in milliseconds; `Infinity`: never. */
  readonly setDelay: (delayMs: number) => void;
  /** Ends each connection without an answer. */
  readonly setDown: (isDown: boolean) => void;
  /** Lifetime of tokens from now on, in seconds. */
  readonly setLifetime: (seconds: number) => void;
  /** No token that was given counts any more. */
  readonly revokeAll: () => void;
  readonly stop: () => Promise<void>;
}

const callAddress =
  /^\/(?:identitytoolkit\.googleapis\.com\/v1\/accounts:|securetoken\.googleapis\.com\/v1\/)(\w+)/;

/** Any page may call, as with the service itself. */
const corsHeaders = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-allow-methods': 'POST, OPTIONS',
});

/** Starts a service without accounts. */
export async function startFirebaseAuth({ port = 0 } = {}): Promise<FirebaseAuthServer> {
  const accounts = createAccounts();
  const calls = accountCalls(accounts);
  const requests: string[] = [];
  let delayMs = 0;
  let isDown = false;

  function result(name: string, body: string): { status: number; body: object } {
    try {
      if (name === 'token') {
        const fields = Object.fromEntries(new URLSearchParams(body)) as CallFields;
        return { status: 200, body: renewal(accounts, fields) };
      }
      const call = calls[name];
      if (!call) throw new ServiceError('OPERATION_NOT_ALLOWED');
      return { status: 200, body: call(JSON.parse(body) as CallFields) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { status: 400, body: { error: { code: 400, message: error.message } } };
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const name = callAddress.exec(request.url ?? '')?.[1] ?? '';
    if (request.method !== 'OPTIONS') requests.push(name);
    if (isDown) return void request.socket.destroy();
    if (delayMs === Infinity) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const headers = corsHeaders(request);
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    const { status, body: answer } = result(name, body);
    response
      .writeHead(status, { ...headers, 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  }

  const server = createServer((request, response) => void handle(request, response));
  const { host, stop } = await listenOnLoopback(server, port);
  return {
    address: `http://${host}`,
    requests,
    add: accounts.add,
    disable: (uid) => void accounts.change(uid, { isDisabled: true }),
    has: (email) => accounts.ofEmail(email) !== undefined,
    setDelay: (newDelayMs) => {
      delayMs = newDelayMs;
    },
    setDown: (isNowDown) => {
      isDown = isNowDown;
    },
    setLifetime: accounts.setLifetime,
    revokeAll: accounts.revokeAll,
    stop,
  };
}
