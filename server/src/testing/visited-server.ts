import { afterEach } from '@jest/globals';
import type { PageRecord } from 'shared-types/release';
import type { Operator } from 'release/operating/operator';
import { serveSite, type ServeOptions, type SiteServer } from '../serving/site-server.js';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A server of a test file, one at a time, which is closed after each test. */
export function visitedServer() {
  let server: SiteServer | undefined;
  const close = async () => {
    await server?.close();
    server = undefined;
  };
  afterEach(close);
  return {
    close,
    serve: async ({ served }: Pick<Operator, 'served'>, options: Partial<ServeOptions> = {}) => {
      await close();
      server = await serveSite({ ...served, port: 0, ...options });
    },
    /** @param from address that a proxy forwards */
    get: async (target: string, from?: string): Promise<Answer> => {
      const address = `http://localhost:${server?.port ?? 0}${target}`;
      const headers = from === undefined ? {} : { 'x-forwarded-for': from };
      const response = await fetch(address, { redirect: 'manual', headers });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

/** The record that the host finds in a page. */
export const pageRecordIn = (html = ''): PageRecord =>
  JSON.parse(
    /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
  ) as PageRecord;
