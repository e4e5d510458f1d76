import type { IncomingMessage } from 'node:http';
import type { Queries } from '../../database/schema.js';
import type { ApiAnswer } from 'server/http/path-handler';
import type { RequestLimiter } from 'server/http/request-limiter';
import type { AccessTokens } from '../access-tokens.js';
import type { HashCost } from '../password-hash.js';
import type { SignInTries } from '../sign-in-tries.js';
import type { WorkQueue } from 'server/http/work-queue';

/** A request that has passed the checks that all calls share. */
export interface Call {
  readonly headers: IncomingMessage['headers'];
  /** The JSON object of the body; an empty one without a body. Its values are not checked. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  /** Network of the client, for counting. */
  readonly network: string;
}

/** Resources that all calls use. */
export interface AccountWorld {
  readonly queries: Queries;
  readonly tokens: AccessTokens;
  readonly tries: SignInTries;
  /** Registrations of each network. */
  readonly registrations: RequestLimiter;
  /** Saves of each network. */
  readonly saves: RequestLimiter;
  /** Everything that derives a key from a password waits here. */
  readonly deriving: WorkQueue;
  /** Cost of the hashes of new passwords. */
  readonly cost: HashCost;
  /** A hash that costs as much and fits no password. */
  readonly nobody: string;
  /** Called for changes of accounts, without names. */
  readonly log: (line: string) => void;
  readonly nowMs: () => number;
}

export type AnswerCall = (world: AccountWorld, call: Call) => Promise<ApiAnswer>;

/** A text of the body; `''` for anything else. */
export const textIn = (body: Call['body'], key: string): string => {
  const value = Object.hasOwn(body, key) ? body[key] : undefined;
  return typeof value === 'string' ? value : '';
};
