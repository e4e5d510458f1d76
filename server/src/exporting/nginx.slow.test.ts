import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportSite } from './export-site.js';
import { commonHeaders } from '../serving/headers.js';
import { serveSite } from '../serving/site-server.js';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { missesOf } from 'shared-types/testing/misses-of';
import { freePort, nginxIsMissing, nginxProgram, startNginx } from 'shared-types/testing/nginx';
import { lastingAnswer, rawRequest } from 'shared-types/testing/raw-request';
import type { SiteServer } from '../serving/site-server.js';
import { exportedPackages, exportedShop } from '../testing/export-site.js';
import { testSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { until } from 'release/testing/until';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';

const folder = temporaryFolder();

const wordsOf = (text: string) => text.trim().split(/\s+/);

const pages =
  wordsOf(`/home /home?a=1 /about-us/csr /shop /shop?page=2 /shop?page=4 /shop/gloves /shop/gloves/A1
  /shop/50%25%20off /shop/any /shop/any/x /news /news/about`);

const releaseFiles = wordsOf(
  `/remotes/shop/1.0.0/page.js /remotes/host/2.0.0/main.css /assets/0123.svg /assets/0123.woff2`,
);

const documents = wordsOf(`/shop/news.atom /sitemap.xml /robots.txt?a /manifest.webmanifest /favicon.ico
  /.well-known/security.txt /sw.js /release/current.json /release/facts/routes.json`);

const policies = ['content-security-policy', 'cache-control'];

const withoutFile: readonly (readonly [address: string, status: number, location?: string])[] = [
  ['/', 308, '/home'],
  ['/?a=1', 308, '/home?a=1'],
  ['/home/?a=1', 301, '/home?a=1'],
  ['//evil.example/', 301, '/evil.example'],
  ['/shop/50%25%20off/', 301, '/shop/50%25%20off'],
  ['/x%0d%0aSet-Cookie:a/', 404],
  ['/nope', 404],
  ['/home/x', 404],
  ['/shop/any/x/y', 404],
  ['/shop/old', 410],
  ['/extra', 410],
  ['/extra/a', 410],
  ['/extras', 404],
  ['/nginx.conf', 404],
  ['/remotes/shop/9.9.9/page.js', 404],
  ['/remotes/shop/1.0.0/page.js.map', 404],
  ['/remotes/shop/1.0.0/node/page.cjs', 404],
  ['/api/enquiries', 404],
];

(nginxProgram ? describe : describe.skip)(
  `nginx with an exported site (${nginxProgram ?? nginxIsMissing})`,
  () => {
    let operator: TestOperator;
    let server: SiteServer | undefined;
    let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
    let port: number;
    const file = (name: string) => path.join(operator.folder, name);
    const ask = (target: string, headers = {}) => rawRequest(port, target, { headers });
    const exportTo = (given?: string) => exportSite(operator.served, { folder: file('www'), server: given });

    /** Compares what visitors notice: status, bytes and these header fields. */
    const expectSame = async (targets: readonly string[], names: readonly string[], encoding = 'gzip') => {
      const answerOf = async (at: number, target: string) => {
        const { status, headers, sha256 } = await lastingAnswer(at, target, {
          headers: { 'accept-encoding': encoding },
        });
        const all: Readonly<Record<string, unknown>> = headers;
        const compared = [...Object.keys(commonHeaders), 'content-type', 'content-encoding', ...names];
        return { status, sha256, headers: compared.map((name) => `${name}: ${String(all[name])}`) };
      };
      const misses = await missesOf(targets, async (target) =>
        expect(await answerOf(port, target)).toEqual(await answerOf(server?.port ?? 0, target)),
      );
      expect(misses).toEqual([]);
    };

    beforeAll(async () => {
      const security = { contact: 'mailto:a@b.example' };
      const site = testSite({ sample: false, indexable: true, baseUrl: 'https://www.example', security });
      operator = await openTestOperator(folder, site);
      await operator.release(...exportedPackages);
      await operator.retire({ name: 'extra', reason: 'sold' });
      server = await serveSite({ ...operator.served, port: 0 });
      port = await freePort();
      await exportTo();
      writeFileSync(
        file('own.conf'),
        `server { listen 127.0.0.1:${port}; include ${file('www/nginx.conf')}; }`,
      );
      nginx = await startNginx(file('own.conf'), port);
    });

    afterAll(async () => {
      await nginx?.close();
      await server?.close();
    });

    it.each(['identity', 'gzip'])(
      'answers as the embedded server does, with Accept-Encoding: %s',
      async (encoding) => {
        await expectSame(pages, policies, encoding);
        await expectSame(releaseFiles, ['cache-control', 'access-control-allow-origin'], encoding);
        await expectSame(['/assets/0123.svg'], policies, encoding);
        await expectSame(documents, [], encoding);
      },
    );

    it('redirects to pages, and says what is not found or gone', async () => {
      for (const [target, status, location] of withoutFile) {
        const { headers, ...answer } = await ask(target);
        expect([target, answer.status, headers.location]).toEqual([target, status, location]);
        if (status >= 400) expect(headers['cache-control']).toBe('no-cache, no-transform');
      }
    });

    it('does not send again what a client has', async () => {
      for (const target of ['/home', '/release/current.json', '/remotes/shop/1.0.0/page.js'])
        for (const encoding of ['identity', 'gzip']) {
          const { etag = '' } = (await ask(target, { 'accept-encoding': encoding })).headers;
          const again = await ask(target, { 'accept-encoding': encoding, 'if-none-match': etag });
          expect([target, again.status]).toEqual([target, 304]);
        }
    });

    it('sends a page that was exchanged for one of equal size, without a reload, and files of the version before', async () => {
      const before = await ask('/shop/gloves');
      await operator.release(exportedShop('1.1.0', 'other'));
      const { isConfigured } = await exportTo();
      expect(isConfigured).toBe(false);
      const again = await ask('/shop/gloves', { 'if-none-match': before.headers.etag });
      expect([again.status, again.bytes.length]).toEqual([200, before.bytes.length]);
      expect(again.bytes.equals(before.bytes)).toBe(false);
      expect((await ask('/remotes/shop/1.0.0/page.js')).status).toBe(200);
    });

    it('passes on services and what is drawn on request, and sends stored pages when nobody draws', async () => {
      const drawn = ['/news?q=A', '/news/any', '/news/any?q=B'];
      const texts = () => Promise.all(drawn.map(async (target) => String((await ask(target)).bytes)));
      const stored = await texts();
      const drawing = await serveSite({ ...operator.served, port: 0, drawing: 1 });
      await until(async () =>
        String((await rawRequest(drawing.port, '/news?q=a')).bytes).includes('data-drawn'),
      );
      expect(await exportTo(`http://127.0.0.1:${drawing.port}`)).toMatchObject({ isConfigured: true });
      await nginx?.reload();
      const seen = await texts();
      expect(seen.map((text) => /Shows [^<]*/.exec(text)?.[0])).toEqual([
        'Shows /news?q=a',
        'Shows /news/any',
        'Shows /news/any?q=b',
      ]);
      expect((await ask('/news/old')).headers.location).toBe('/news/new');
      await expectSame(['/news', '/news/about?q=A', '/home?q=A'], policies);
      for (const [target, status] of [
        ['/api/nope', 404],
        ['/release/errors', 400],
      ] as const)
        expect((await rawRequest(port, target, { method: 'POST' })).status).toBe(status);
      await operator.release(exportedShop('1.2.0'));
      await until(async () => (await ask('/remotes/shop/1.2.0/page.js')).status === 200);
      await drawing.close();
      expect(await texts()).toEqual(stored);
    });
  },
);
