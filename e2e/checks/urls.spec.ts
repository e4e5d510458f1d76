import { expect, type APIRequestContext } from '@playwright/test';
import { applicationPages } from '../pages';
import { test } from '../site-test';
import { addresses } from './addresses';

const answerTo = (request: APIRequestContext, address: string, method = 'GET') =>
  request.fetch(address, { method, maxRedirects: 0 });

/** The headers that identify an answer, without date and connection. */
const lasting = (headers: Readonly<Record<string, string>>) => {
  const { date: _, connection: _connection, 'keep-alive': _alive, ...others } = headers;
  return others;
};

test('each address has one spelling, and others lead there or to a page that is not found', async ({
  request,
  origin,
}) => {
  for (const [address, status, location] of addresses) {
    // A whole address: of two slashes at the start, a browser would take the next word for a host.
    const response = await answerTo(request, origin + address);
    expect.soft(response.status(), address).toBe(status);
    expect.soft(response.headers()['location'], address).toBe(location);
    const head = await answerTo(request, origin + address, 'HEAD');
    expect.soft(head.status(), `HEAD ${address}`).toBe(status);
    expect.soft(lasting(head.headers()), `HEAD ${address}`).toEqual(lasting(response.headers()));
    expect.soft(await head.body(), `HEAD ${address}`).toHaveLength(0);
  }
});

test('pages that are not found, searches and application pages have noindex and no canonical address', async ({
  request,
}) => {
  const missing = ['/nope', '/home/x', '/products/x/y/z'];
  for (const address of [...missing, '/product-details/NOPE', '/products/nope%20x', ...applicationPages]) {
    const html = await (await answerTo(request, address)).text();
    expect.soft(html.includes('<title>Page not found | '), address).toBe(missing.includes(address));
    expect.soft(html, address).toContain('<meta name="robots" content="noindex,follow">');
    expect.soft(html, address).not.toContain('rel="canonical"');
  }
});
