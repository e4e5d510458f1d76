/** Types that APIs beside the site share with the server that they run in. */
import type { IncomingMessage } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

export interface ApiAnswer {
  readonly status: number;
  /** Body, sent as JSON. */
  readonly body: unknown;
  readonly headers?: Headers;
}

/** Answers requests whose path starts with `prefix`: an API beside the site. */
export interface PathHandler {
  /** `/api/auth`. */
  readonly prefix: string;
  readonly answer: (request: IncomingMessage) => Promise<ApiAnswer>;
}

/** Answer that says why nothing was done. */
export const refusal = (status: number, error: string, headers: Headers = {}): ApiAnswer => ({
  status,
  body: { error },
  headers,
});
