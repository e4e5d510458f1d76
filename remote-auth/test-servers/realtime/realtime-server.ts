/**
 * Stands in for a Realtime Database in tests: the protocol that Firebase's SDK speaks over a WebSocket, a tree in memory, and the rules
 * that the site ships. Left out: changes that are sent to listeners, queries with filters, transactions, long polling.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { packageAround } from 'tooling/setup/root';
import { type WebSocket, WebSocketServer } from 'ws';
import { listenOnLoopback } from '../loopback.js';
import { answer, type ClientRequest, hello, readRequest } from './protocol-messages.js';
import { type Caller, readRules } from './rules.js';
import { nodeAt, pathOf, type TreeNode, treeOf, withNode } from './tree.js';

/** A database that tests can look into and disturb. */
export interface RealtimeServer {
  /** Address of the database, for `databaseURL` of the site configuration. */
  readonly databaseURL: string;
  /** Requests in their order, `p /users/u1`, and `open`; without tokens. */
  readonly requests: readonly string[];
  readonly connections: () => number;
  readonly read: (path: string) => TreeNode;
  /** Writes without asking the rules. */
  readonly write: (path: string, value: unknown) => void;
  /** Answers come that much later, in milliseconds; `Infinity`: never. */
  readonly setDelay: (delayMs: number) => void;
  /** Refuses connections, and ends those that are open. */
  readonly setDown: (isDown: boolean) => void;
  /** Denies everything. */
  readonly setClosed: (isClosed: boolean) => void;
  readonly stop: () => Promise<void>;
}

const namespace = 'test-site';
const rulesFile = path.join(packageAround(import.meta.dirname), 'firebase/database.rules.json');

/** Owner of a token. Tokens are not signed here, as those of Google's own emulator. */
function callerOf(token: string): Caller | 'invalid' | 'expired' {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      readonly user_id: string;
      readonly exp: number;
    };
    return claims.exp * 1000 > Date.now() ? { uid: claims.user_id, token: claims } : 'expired';
  } catch {
    return 'invalid';
  }
}

interface Client {
  readonly socket: WebSocket;
  caller: Caller;
}

/** Starts an empty database with the rules of the site. */
export async function startRealtime({ port = 0 } = {}): Promise<RealtimeServer> {
  const shippedRules = readRules(readFileSync(rulesFile, 'utf8'));
  const closedRules = readRules('{ "rules": {} }');
  const requests: string[] = [];
  const clients = new Set<Client>();
  let tree: TreeNode = null;
  let delayMs = 0;
  let isDown = false;
  let rules = shippedRules;

  function authenticate(client: Client, { number, token }: ClientRequest) {
    const caller = callerOf(token);
    if (caller === 'invalid') return answer(number, 'invalid_token', 'Could not parse auth token.');
    if (caller === 'expired') return answer(number, 'expired_token', 'Token is expired');
    client.caller = caller;
    return answer(number, 'ok', { auth: caller?.token });
  }

  function get({ caller }: Client, { number, path: text }: ClientRequest) {
    const place = pathOf(text);
    return rules.canRead(caller, place, tree)
      ? answer(number, 'ok', nodeAt(tree, place))
      : answer(number, 'permission_denied', 'Permission denied');
  }

  function put({ caller }: Client, { number, path: text, data }: ClientRequest) {
    const place = pathOf(text);
    const value = treeOf(data);
    if (!rules.canWrite(caller, place, { tree, value })) {
      return answer(number, 'permission_denied', 'Permission denied');
    }
    tree = withNode(tree, place, value);
    return answer(number, 'ok', '');
  }

  function answerTo(client: Client, request: ClientRequest) {
    switch (request.action) {
      case 'auth':
        return authenticate(client, request);
      case 'g':
        return get(client, request);
      case 'p':
        return put(client, request);
      case 'unauth':
        client.caller = null;
        return answer(request.number, 'ok', '');
      default:
        return answer(request.number, 'ok', '');
    }
  }

  const send = ({ socket }: Client, message: object) => {
    if (delayMs === Infinity) return;
    setTimeout(() => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    }, delayMs);
  };

  const server = createServer((_request, response) => response.writeHead(426).end());
  const sockets = new WebSocketServer({ server, verifyClient: () => !isDown });
  const { host, stop } = await listenOnLoopback(server, port);
  const drop = () => {
    for (const { socket } of clients) socket.terminate();
  };

  sockets.on('connection', (socket) => {
    const client: Client = { socket, caller: null };
    requests.push('open');
    clients.add(client);
    socket.on('close', () => clients.delete(client));
    socket.on('message', (bytes: Buffer) => {
      const request = readRequest(bytes.toString());
      if (!request) return;
      requests.push(`${request.action} ${request.path}`.trim());
      send(client, answerTo(client, request));
    });
    send(client, hello(host));
  });

  return {
    databaseURL: `http://${host}?ns=${namespace}`,
    requests,
    connections: () => clients.size,
    read: (text) => nodeAt(tree, pathOf(text)),
    write: (text, value) => {
      tree = withNode(tree, pathOf(text), treeOf(value));
    },
    setDelay: (newDelayMs) => {
      delayMs = newDelayMs;
    },
    setDown: (isNowDown) => {
      isDown = isNowDown;
      if (isDown) drop();
    },
    setClosed: (isClosed) => {
      rules = isClosed ? closedRules : shippedRules;
    },
    stop: async () => {
      drop();
      await stop();
    },
  };
}
