import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A product service as the specification describes it: three calls over plain articles, nothing of ours. */
export interface ProductServer {
  readonly baseUrl: string;
  /** Addresses that were asked for. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** What the calls read of an article. */
export interface PlainProduct {
  readonly articleNo: string;
  readonly type: string;
  readonly title: string;
}

const contains = (text: string, searched: string) => text.toLowerCase().includes(searched.toLowerCase());

function answerTo({ pathname, searchParams }: URL, products: readonly PlainProduct[]): unknown {
  const text = (name: string) => searchParams.get(name) ?? '';
  switch (pathname) {
    case '/api/products':
      return products.filter(({ type }) => contains(type, text('type')));
    case '/api/products/search':
      return products.filter(({ articleNo, type, title }) =>
        [articleNo, type, title].some((field) => contains(field, text('text'))),
      );
    case '/api/products/get_product':
      return (
        products.find(({ articleNo }) => articleNo.toLowerCase() === text('articleNo').toLowerCase()) ?? {}
      );
    default:
      return { passedThrough: pathname };
  }
}

/** Starts the service on a free port. */
export async function startProductServer(products: readonly PlainProduct[]): Promise<ProductServer> {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${url.pathname}${url.search}`);
    // A connection that is kept for later is reset after five seconds, in the middle of the next call maybe.
    response.setHeader('Connection', 'close').setHeader('Content-Type', 'application/json');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify(answerTo(url, products)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
