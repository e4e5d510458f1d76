/** Asks a server, with a `Host` of the caller's choice, which `fetch` does not allow. */
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const timeoutMs = 30_000;

/** @throws if nothing answers within 30 s */
export async function ask(url: URL, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http;
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const asking = request(url, { method, headers, timeout: timeoutMs }, resolve);
    asking.once('timeout', () => asking.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
    asking.once('error', reject).end();
  });
  const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
  return { status: answer.statusCode ?? 500, headers: Object.fromEntries(texts), body: await buffer(answer) };
}
