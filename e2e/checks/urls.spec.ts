/** One spelling for each address, and the right status for all others. */
import { expect, type APIRequestContext } from '@playwright/test';
import { applicationPages, oneArticle, otherArticle } from '../pages';
import { test } from '../site-test';

/** What an address answers: the status, and where to. */
type Expected = readonly [address: string, status: number, location?: string];

const articlePath = `/product-details/${otherArticle}`;

/** A number of digits has one spelling. */
const otherSpellings: readonly Expected[] = [articlePath.toLowerCase()]
  .filter((path) => path !== articlePath)
  .map((path) => [path, 308, articlePath]);

const addresses: readonly Expected[] = [
  ['/', 308, '/home'],
  ['/?from=mail', 308, '/home?from=mail'],
  ['/home', 200],
  ['/Home', 308, '/home'],
  ['/home/', 308, '/home'],
  ['/home/x', 404],
  ['/About-Us', 308, '/about-us'],
  ['/about-us/', 308, '/about-us'],
  ['//about-us', 308, '/about-us'],
  ['/about-us//csr', 308, '/about-us/csr'],
  ['/ABOUT-US/CSR/', 308, '/about-us/csr'],
  ['/about%2Dus', 308, '/about-us'],
  ['/about-us/nope', 404],
  ['/products', 200],
  ['/products/', 308, '/products'],
  ['/Products/gloves', 308, '/products/gloves'],
  ['/products/Gloves', 308, '/products/gloves'],
  ['/products/Gloves?standard=en-388', 308, '/products/gloves?standard=en-388'],
  ['/products/industrial_gloves/Leather', 308, '/products/industrial_gloves/leather'],
  ['/products?page=2', 200],
  ['/products?page=999', 200],
  ['/Products/?page=2', 308, '/products?page=2'],
  ['/products/nope%20x', 200],
  ['/products/Nope%20X', 200],
  ['/PRODUCTS/Nope%20X', 308, '/products/Nope%20X'],
  ['/products/Nope%20X/', 308, '/products/Nope%20X'],
  ['/products/x/y', 200],
  ['/products/x/y/z', 404],
  [articlePath, 200],
  [`/Product-Details/${otherArticle}/`, 308, articlePath],
  ...otherSpellings,
  ['/product-details/NOPE', 404],
  ['/product-details', 404],
  ['/nope', 404],
  ['/Nope/', 308, '/Nope'],
  ...applicationPages.map((path): Expected => [path, 200]),
  ['/media/events.ics', 200],
  ['/media/Events.ICS', 308, '/media/events.ics'],
  ['/media/feed.atom', 200],
  ['/media/events/nope.ics', 404],
  ['/feed', 404],
  ['/sitemap.xml', 200],
  ['/Sitemap.XML', 308, '/sitemap.xml'],
  ['/robots.txt', 200],
  ['/llms.txt', 200],
  ['/manifest.webmanifest', 200],
  ['/favicon.ico', 200],
  ['/remotes/nope/1.0.0/entry.js', 404],
  ['/assets/0000.svg', 404],
  ['/release/nope.json', 404],
  ['/api/nope', 404],
  ['/a%ff', 404],
  ['/products/100%', 404],
  ['/products/%E4', 404],
];

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
  const missing = ['/nope', '/product-details/NOPE', '/home/x', '/products/x/y/z'];
  for (const address of [...missing, '/products/nope%20x', ...applicationPages]) {
    const html = await (await answerTo(request, address)).text();
    expect.soft(html.includes('<title>Page not found | '), address).toBe(missing.includes(address));
    expect.soft(html, address).toContain('<meta name="robots" content="noindex,follow">');
    expect.soft(html, address).not.toContain('rel="canonical"');
  }
});

test('views of a page have noindex', async ({ request }) => {
  for (const address of [
    '/products?q=leather',
    '/products?page=1',
    '/products?page=999',
    '/products?page=2&sort=title',
    '/products/gloves?standard=en-388',
    '/products/gloves?sort=title',
    `/products?compare=${oneArticle},${otherArticle}`,
    `/contact-us?items=${oneArticle}`,
    '/policies?print=quality',
    '/home?fed=catalogue@1.0.0',
  ])
    expect.soft((await answerTo(request, address)).headers()['x-robots-tag'], address).toContain('noindex');
});

test('an unknown service answers with JSON, not with a page', async ({ request }) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
    const response = await answerTo(request, '/api/nope', method);
    expect.soft(response.status(), method).toBe(404);
    expect.soft(response.headers()['content-type'], method).toBe('application/json');
  }
});

test('pages answer only GET and HEAD', async ({ request }) => {
  const response = await answerTo(request, '/home', 'POST');
  expect(response.status()).toBe(405);
  expect(response.headers()['allow']).toBe('GET, HEAD');
});
