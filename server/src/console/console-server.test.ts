import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rawRequest } from 'shared-types/testing/raw-request';
import { builtHost, builtRemote, writeDist } from 'release/testing/release-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { serveSite, type SiteServer } from '../serving/site-server.js';
import { serveConsole } from './console-server.js';

const parent = temporaryFolder();

let operator: TestOperator;
let site: SiteServer;
let served: Awaited<ReturnType<typeof serveConsole>>;

async function ask(target: string, host = 'localhost') {
  const { status, headers, bytes } = await rawRequest(served.port, target, { headers: { host } });
  return { status, headers, text: String(bytes) };
}

beforeAll(async () => {
  operator = await openTestOperator(parent);
  await operator.release(
    builtHost({ version: '1.0.0' }),
    builtRemote({ name: 'home', version: '1.0.0' }),
    builtRemote({ name: 'shop', version: '1.0.0' }),
  );
  for (const version of ['1.1.0', '1.2.0'])
    await operator.publish([writeDist(operator.folder, builtRemote({ name: 'shop', version }))]);
  await operator.promote({ targets: ['shop@1.1.0'], reason: '<New> gloves' });
  await operator.share({ target: 'shop@1.2.0', percent: 10, reason: 'New list' });
  await operator.preview({ targets: ['shop@1.2.0'], name: 'next', ttlMs: 600_000 });
  site = await serveSite({ ...operator.served, port: 0 });
  const servers = [`http://localhost:${site.port}`, 'http://localhost:1'];
  served = await serveConsole(0, { operator, ...operator.served, servers, token: undefined });
});

afterAll(async () => {
  await served.close();
  await site.close();
});

it('shows what is live, waits and was done, each action as a command', async () => {
  const { status, text, headers } = await ask('/');
  expect(status).toBe(200);
  for (const shown of [
    'fresh',
    'http://localhost:1/release/health does not answer.',
    '10 % of the visitors get <b>shop 1.2.0</b>, the others 1.1.0.',
    'promote shop 1.0.0 -> 1.1.0',
    '&lt;New> gloves',
    'rollback shop',
    'promote shop@1.2.0',
    'share --end',
    'http://preview-next.localhost:4173/',
    'preview close next',
  ])
    expect(text).toContain(shown);
  expect(text).not.toMatch(/<script|<form|<button/);
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
});

it('answers this machine alone', async () => {
  expect((await ask('/', 'console.example')).status).toBe(421);
  expect((await ask('/look.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await ask('/other')).status).toBe(404);
});
