import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { noServices, type OpenServices } from '../../http/api-services.js';
import { serveSite } from '../site-server.js';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtHost, builtRemote, route } from 'release/testing/release-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { until } from 'release/testing/until';
import type { SiteServer } from '../site-server.js';

const folder = temporaryFolder();

let operator: TestOperator;
let server: SiteServer;

const at = (target: string, { port } = server) => `http://localhost:${port}${target}`;

const metrics = async (headers: Readonly<Record<string, string>> = {}, running = server) =>
  await (await fetch(at('/release/metrics', running), { headers })).text();

/** A request is counted when it is over, a moment after its client knows. */
async function untilCounted(line: string) {
  while (!(await metrics()).split('\n').includes(line)) await pause(20);
}

const report = async (body: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(at('/release/errors'), { method: 'POST', body, headers: { origin: at(''), ...headers } }))
    .status;

beforeAll(async () => {
  operator = await openTestOperator(folder);
  const routes = [route('/shop'), route('/shop/:text', { unlisted: 'page' })];
  await operator.release(
    builtHost({ version: '1.0.0' }),
    builtRemote({ name: 'shop', version: '1.0.0', routes }),
  );
  const health = async () => ({ enquiries: { state: 'ok', waiting: 0, failed: 0 } });
  const services: OpenServices = (context) => ({ ...noServices(context), health });
  server = await serveSite({ ...operator.served, port: 0, services, proxies: ['loopback'] });
});

afterAll(() => server.close());

describe('/release/metrics', () => {
  it('counts requests by class and status, and their times', async () => {
    for (const target of [
      '/shop',
      '/nothing',
      '/remotes/shop/1.0.0/none.js',
      '/api/none',
      '/release/current.json',
    ])
      await (await fetch(at(target))).arrayBuffer();
    for (const [kind, status] of [
      ['page', 200],
      ['page', 404],
      ['file', 404],
      ['api', 404],
    ] as const)
      await untilCounted(`site_requests_total{class="${kind}",status="${status}"} 1`);
    await untilCounted('site_request_duration_seconds_count{class="page"} 2');
    for (const name of ['host', 'shop'])
      await untilCounted(`site_documents_total{kind="stored",package="${name}",version="1.0.0"} 1`);
  });

  it('says what is served, and what waits', async () => {
    const response = await fetch(at('/release/metrics'));
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_state{state="down"} 1',
        'site_problems 0',
        'site_generation 1',
        'site_release_info{package="host",version="1.0.0"} 1',
        'site_release_info{package="shop",version="1.0.0"} 1',
        'site_service_attention{service="enquiries"} 0',
        'site_service_number{service="enquiries",name="waiting"} 0',
      ]),
    );
  });

  it.each([
    [{ 'x-forwarded-for': '127.0.0.1' }],
    [{ forwarded: 'for=127.0.0.1' }],
    [{ via: '1.1 proxy' }],
    [{ host: 'www.example.com' }],
  ])('is refused to a request that came through a proxy: %j', async (headers) => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request(at('/release/metrics'), { headers }, (answer) => resolve(answer.resume().statusCode)).end();
    });
    expect(status).toBe(403);
  });

  it('is for all who send the token, and nobody else, if the server has one', async () => {
    const guarded = await serveSite({
      ...operator.served,
      port: 0,
      variables: { RELEASE_METRICS_TOKEN: 'secret' },
    });
    expect(await metrics({}, guarded)).toContain('RELEASE_METRICS_TOKEN');
    expect(await metrics({ authorization: 'Bearer other' }, guarded)).not.toContain('site_state');
    const proxied = { authorization: 'Bearer secret', 'x-forwarded-for': '192.0.2.1' };
    expect(await metrics(proxied, guarded)).toContain('site_state');
    await guarded.close();
  });
});

describe('/release/errors', () => {
  it('counts a known kind of a known version, and makes no label of anything else', async () => {
    const warn = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const place = '/remotes/shop/1.0.0/page.js:1:20';
    const lines = [
      'render /remotes/shop/1.0.0/',
      'TypeError: no 4711\u001b[2J',
      place,
      'https://evil.example/',
    ];
    for (const sent of [1, 2]) expect([sent, await report(lines.join('\n'))]).toEqual([sent, 202]);
    expect(warn.mock.calls).toEqual([
      [`render error of shop@1.0.0 in a browser at ${place}; TypeError: no … […J\n`],
    ]);
    warn.mockRestore();
    const refused = [
      'render /remotes/shop/9.9.9/main.js',
      'other /remotes/shop/1.0.0/main.js',
      'render shop@1.0.0',
      '',
      'render /remotes/constructor/1/main.js',
    ];
    for (const body of refused) expect([body, await report(body)]).toEqual([body, 400]);
    expect(await report(`render ${'x'.repeat(1500)}`)).toBe(413);
    expect(
      await report('render https://site.example/remotes/shop/1.0.0/main.js', {
        origin: 'https://elsewhere.example',
      }),
    ).toBe(403);
    expect((await fetch(at('/release/errors'))).status).toBe(405);
    const counted = (await metrics())
      .split('\n')
      .filter((line) => line.startsWith('site_browser_errors_total'));
    expect(counted).toEqual(['site_browser_errors_total{kind="render",package="shop",version="1.0.0"} 2']);
  });

  it('takes a limited number from each network', async () => {
    const from = async (sender: string) =>
      await report('load /remotes/host/1.0.0/', { 'x-forwarded-for': sender });
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push(await from('192.0.2.1'));
    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect([statuses.at(-1), await from('192.0.2.2')]).toEqual([429, 202]);
  });
});

const time = expect.stringMatching(/^\d{4}-.*Z$/);

it('with --log json, each request is a line with its id, without its query, the words of a search and its sender', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const logging = await serveSite({ ...operator.served, port: 0, isLogJson: true });
  for (const target of ['/shop?secret=1', '/shop/Anna%20Smith'])
    await (await fetch(at(target, logging), { headers: { 'x-request-id': 'of-the-proxy' } })).arrayBuffer();
  await logging.close();
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  write.mockRestore();
  expect(lines).toEqual(
    ['/shop', '/shop/:text'].map((logged) => ({
      time,
      level: 'info',
      requestId: 'of-the-proxy',
      class: 'page',
      method: 'GET',
      path: logged,
      status: 200,
      ms: expect.any(Number),
      generation: 1,
    })),
  );
});

it('with --log json, changes of the generation and problems are lines too, none on standard error', async () => {
  const own = await openTestOperator(folder);
  await own.release(builtHost({ version: '1.0.0' }));
  const logging = await serveSite({ ...own.served, port: 0, isLogJson: true });
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const writeError = jest.spyOn(process.stderr, 'write');
  const messages = () => write.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  await own.release(builtRemote({ name: 'shop', version: '1.0.0', routes: [route('/shop')] }));
  // A generation that is damaged before it is served never is.
  await until(async () => messages().some((said) => 'message' in said));
  for (const end of ['', '.br', '.gz'])
    rmSync(path.join(own.storeFolder, `releases/shop/1.0.0/page.js${end}`), { force: true });
  const isSaid = () => messages().filter((said) => 'message' in said).length >= 2;
  await until(
    async () => (await fetch(at('/remotes/shop/1.0.0/page.js', logging))).status === 503 && isSaid(),
  );
  await logging.close();
  const said = messages();
  expect(writeError).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  const message = expect.stringMatching(/^Generation 2 is served, \d+\.\d s after it was written\.$/);
  expect(said).toContainEqual({ time, level: 'info', message });
  const problem = expect.stringMatching(/^page\.js of shop 1\.0\.0 is missing in the store\. Run: /);
  expect(said).toContainEqual({ time, level: 'error', message: problem });
});
