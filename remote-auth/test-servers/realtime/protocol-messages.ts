/** Messages of the Realtime Database's protocol, version 5: JSON. The SDK cuts what is longer than 16 KB; tests send nothing so long. */

export interface ClientRequest {
  /** Number that the answer repeats. */
  readonly number: number;
  /** `auth`, `unauth`, `g` get, `p` put, `m` merge, `q` listen, `n` stop listening, `s` statistics. */
  readonly action: string;
  readonly path: string;
  /** JSON of a put or a merge. */
  readonly data: unknown;
  /** The token of `auth`. */
  readonly token: string;
}

/** @returns `undefined` for what is no request, such as a ping */
export function readRequest(text: string): ClientRequest | undefined {
  const message = JSON.parse(text) as {
    readonly t: string;
    readonly d: { r: number; a: string; b?: { p?: string; d?: unknown; cred?: string } };
  };
  if (message.t !== 'd') return undefined;
  const { r, a, b = {} } = message.d;
  return { number: r, action: a, path: b.p ?? '', data: b.d, token: b.cred ?? '' };
}

export const hello = (host: string): object => ({
  t: 'c',
  d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: 'session' } },
});

/** @param status `ok`, or why not: `permission_denied`, `invalid_token`, `expired_token` */
export const answer = (number: number, status: string, data: unknown): object => ({
  t: 'd',
  d: { r: number, b: { s: status, d: data } },
});
