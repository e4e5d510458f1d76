/** nginx serves every page and file of the exported site. */
import { expect } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, nginxIsMissing, nginxProgram, startNginx } from 'shared-types/testing/nginx';
import { lastingAnswer } from 'shared-types/testing/raw-request';
import { publicPages } from '../pages';
import { preparedStore, serveSite } from '../site-server';
import { test } from '../site-test';
import { release } from '../stores/release-command';
import { addresses } from './addresses';

/** Paths that nginx reads otherwise. */
const odd = ['/products/100%', '/products/%E4'];

test('nginx sends every file of the site map, the manifest and the table as the embedded server does', async ({
  request,
}) => {
  test.skip(!nginxProgram, nginxIsMissing);
  test.skip(process.env['SITE_URL'] !== undefined, 'The store of a running site is not here.');
  test.slow();
  const folder = await mkdtemp(path.join(preparedStore, '../export-'));
  const port = await freePort();
  const www = path.join(folder, 'www');
  await release(preparedStore, 'export', www);
  const own = path.join(folder, 'own.conf');
  await writeFile(own, `server { listen 127.0.0.1:${port}; include ${www}/nginx.conf; }`);
  const nginx = await startNginx(own, port);
  // The export draws nothing on request.
  const server = await serveSite(preparedStore, 'local', ['--drawing', '0']);
  try {
    const textAt = async (address: string) => await (await request.get(address)).text();
    const found = [
      ...(await textAt('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g),
      ...(await textAt('/release/current.json')).matchAll(/"(\/(?:remotes|assets)\/[^"]+[^"/])"/g),
    ].map(([, address = '']) => address);
    expect(found).toEqual(expect.arrayContaining(publicPages));
    const served = Number(new URL(server.origin).port);
    const answerOf = async (at: number, address: string) => {
      const answer = await lastingAnswer(at, address, { headers: { 'accept-encoding': 'gzip' } });
      const { 'content-type': type, 'content-encoding': coding } = answer.headers;
      return { status: answer.status, sha256: answer.sha256, type, coding };
    };
    const withFile = addresses.flatMap(([address, status]) => (status === 200 ? [address] : []));
    for (const address of [...found, ...withFile])
      expect.soft(await answerOf(port, address), address).toEqual(await answerOf(served, address));
    for (const [address, status] of addresses)
      if (status === 404 && !odd.includes(address))
        expect.soft((await lastingAnswer(port, address)).status, address).toBe(404);
  } finally {
    await nginx.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
});
