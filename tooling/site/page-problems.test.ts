import { afterAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageProblems } from './page-problems.js';

const page = (html: string, headers = {}) => ({
  html,
  headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'", ...headers },
});

const site: Readonly<Record<string, ReturnType<typeof page>>> = {
  '/right': page(
    '<a class="x" href="/list?a=1&amp;b=2#end">List</a><a href="https://other.example/">Other</a>',
  ),
  '/list?a=1&b=2': page(''),
  '/dead': page('<a href="/missing">Missing</a>'),
  '/open': page('', { 'content-security-policy': [] }),
  '/text': page('', { 'content-type': 'text/plain' }),
};

const server = createServer((request, response) => {
  const found = request.headers.host?.startsWith('preview-next.localhost:') && site[request.url ?? ''];
  response.writeHead(found ? 200 : 404, found ? found.headers : {}).end(found ? found.html : '');
}).listen(0);
afterAll(() => void server.close());

it.each([
  ['/right', { links: 1, problems: [] }],
  ['/dead', { links: 1, problems: [' answers 404, and SITE/dead links to it'] }],
  ['/open', { links: 0, problems: [' has no content policy'] }],
  ['/text', { links: 0, problems: [' is no HTML page'] }],
  ['/missing', { links: 0, problems: [' answers 404'] }],
])('the page %s of a preview below localhost has the problems %j', async (path, expected) => {
  if (!server.listening) await once(server, 'listening');
  const address = `http://preview-next.localhost:${(server.address() as AddressInfo).port}`;
  const { links, problems } = await pageProblems([path], address);
  const told = problems.map((text) => text.replaceAll(address, 'SITE').replace(/^\S+/, ''));
  expect({ links, problems: told }).toEqual(expected);
});
