import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportSite } from './export-site.js';
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

/** Each kind of address in its own spelling and in others. */
const addresses = String.raw`
  / // /?a=1 /home /home? /home?a=1 /Home /home/ //home /home/x /hom%65 /ABOUT-US/CSR/?a=1 /about-us//csr /about-us%2Fcsr
  /about%2Dus /about-us/./csr /x/%2e%2e/home /shop /shop?page=2 /shop?page=3 /shop?page=4 /shop?page=2&a=1 /Shop?page=2
  /shop?PAGE=2 /shop/gloves /shop/Gloves /shop/50%25%20off /shop/50%25%20Off /shop/gloves/a1/ /shop/gloves/A1 /shop/any
  /SHOP/Any%20x/?a=1 /shop//any/x /shop/any/x%2Fy /shop/any/x/y /shop/$a'b /shop/%C3%A4 /shop/%E4 /shop/%0a
  /shop/%ed%a0%80 /shop/%f0%9f%a7%a4 /a%ff /shop/old /Shop/Old /extra /extra/a /Extra/ /extras /nope /Nope/ /nope/?a
  //evil.example/x //evil.example/ /404 /=404 /=0 /pages/home.html /files/robots.txt /nginx.conf /export.json
  /shop/news.atom /shop/News.Atom?a /sitemap.xml /Sitemap.XML /robots.txt?a /llms.txt
  /manifest.webmanifest /favicon.svg /favicon.ico /.well-known/change-password /.well-known/x
  /sw.js?v=1 /Service-Worker.js /.well-known/security.txt
  /release/current.json /release/facts/routes.json /release/nope.json /release /release/x/ /nope//x/ //nope/x// /nope/x//
  /remotes/shop/1.0.0/page.js /remotes/shop/1.0.0/page.js.br /remotes/shop/1.0.0/page.js.map
  /remotes/shop/1.0.0/node/page.cjs /remotes/shop/9.9.9/page.js /remotes/shop/1.0.0/release.json /remotes/
  /remotes/host/2.0.0/main.css /assets/0123.svg /assets/0123.woff2 /assets/4567.svg /assets /api /api/enquiries?a /apis`
  .trim()
  .split(/\s+/);

/** nginx reads no header fields after these. */
const unreadable = ['/shop/100%', '/%zz', '/..', '/%00'];

const codings = ['', 'br', 'gzip, deflate', 'gzip;q=0.5, br;q=0', '*', 'identity'];

const accept = (coding: string) => (coding === '' ? {} : { 'accept-encoding': coding });

(nginxProgram ? describe : describe.skip)(
  `nginx with an exported site (${nginxProgram ?? nginxIsMissing})`,
  () => {
    let operator: TestOperator;
    let server: SiteServer | undefined;
    let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
    let port: number;
    const servedAt = () => server?.port ?? 0;
    const file = (name: string) => path.join(operator.folder, name);
    const ask = (target: string, headers = {}) => rawRequest(port, target, { headers });
    const exportTo = (servers: { readonly api?: string; readonly draw?: string } = {}) =>
      exportSite(operator.served, { folder: file('www'), serverFile: file('server.conf'), ...servers });

    const expectSame = async (targets: readonly string[], method = 'GET', coding = '') =>
      expect(
        await missesOf(targets, async (target) =>
          expect(await lastingAnswer(port, target, { method, headers: accept(coding) })).toEqual(
            await lastingAnswer(servedAt(), target, { method, headers: accept(coding) }),
          ),
        ),
      ).toEqual([]);

    beforeAll(async () => {
      const security = { contact: 'mailto:a@b.example' };
      const site = testSite({ sample: false, indexable: true, baseUrl: 'https://www.example', security });
      operator = await openTestOperator(folder, site);
      await operator.release(...exportedPackages);
      await operator.retire({ name: 'extra', reason: 'sold' });
      server = await serveSite({ ...operator.served, port: 0 });
      port = await freePort();
      writeFileSync(file('server.conf'), `listen 127.0.0.1:${port};\n`);
      await exportTo();
      nginx = await startNginx(file('www/nginx.conf'), port);
    });

    afterAll(async () => {
      await nginx?.close();
      await server?.close();
    });

    it.each(codings)('answers as the embedded server does, with Accept-Encoding: %s', async (coding) => {
      await expectSame(addresses, 'GET', coding);
    });

    it('answers an address that cannot be read as one that is not found', async () => {
      await expectSame(unreadable);
    });

    it.each(['HEAD', 'POST', 'OPTIONS', 'DELETE'])(
      'answers %s as the embedded server does',
      async (method) => {
        await expectSame(addresses, method);
      },
    );

    it('does not send again what a client has, unless it is an error', async () => {
      for (const [target, status] of [
        ['/home', 304],
        ['/release/current.json', 304],
        ['/remotes/shop/1.0.0/page.js', 304],
        ['/nope', 404],
      ] as const) {
        const { etag = '' } = (await ask(target, { 'accept-encoding': 'br' })).headers;
        const again = await ask(target, { 'accept-encoding': 'br', 'if-none-match': etag });
        expect([target, again.status]).toEqual([target, status]);
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

    it('passes services on to a server, if one is named, and loads a changed configuration', async () => {
      const { isConfigured } = await exportTo({ api: `http://127.0.0.1:${servedAt()}` });
      expect(isConfigured).toBe(true);
      await nginx?.reload();
      await expectSame(['/api', '/api/nope?a=1', '/home']);
      await expectSame(['/api/nope', '/home', '/release/errors'], 'POST');
    });

    it('passes on what is drawn on request, and sends the page of the export when nobody draws', async () => {
      const drawn = ['/news?q=A', '/news/any', '/news/any?q=B', '/news/old'];
      const others = ['/news', '/news?', '/news/about?q=A', '/News?q=A', '/home?q=A'];
      const texts = () => Promise.all(drawn.map(async (target) => String((await ask(target)).bytes)));
      const stored = await texts();
      const drawing = await serveSite({ ...operator.served, port: 0, drawing: 1 });
      await until(async () =>
        String((await rawRequest(drawing.port, '/news?q=a')).bytes).includes('data-drawn'),
      );
      await exportTo({ draw: `http://127.0.0.1:${drawing.port}` });
      await nginx?.reload();
      const seen = await texts();
      expect(seen.map((text) => /Shows [^<]*/.exec(text)?.[0])).toEqual([
        'Shows /news?q=a',
        'Shows /news/any',
        'Shows /news/any?q=b',
        undefined,
      ]);
      for (const coding of codings) expect((await ask('/news?q=A', accept(coding))).status).toBe(200);
      const { etag = '' } = (await ask('/news?q=A')).headers;
      expect((await ask('/news?q=A', { 'if-none-match': etag })).status).toBe(304);
      await expectSame(others);
      await operator.release(exportedShop('1.2.0'));
      await until(async () => (await ask('/remotes/shop/1.2.0/page.js')).status === 200);
      await drawing.close();
      expect(await texts()).toEqual(stored);
      expect((await ask('/remotes/shop/9.9.9/page.js')).status).toBe(404);
    });
  },
);
