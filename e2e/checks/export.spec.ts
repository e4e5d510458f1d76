/** The exported site behind nginx answers as the embedded server does. */
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

/** nginx reads no header field of a request with a broken escape, so it cannot know which coding is accepted. */
const codingsFor = (address: string) =>
  /%(?![\da-f]{2})/i.test(address) ? [{}] : [{ 'accept-encoding': 'gzip, deflate, br' }, {}];

test('nginx answers every address of the site map, the manifest and the table as the embedded server does', async ({
  request,
}) => {
  test.skip(!nginxProgram, nginxIsMissing);
  test.skip(process.env['SITE_URL'] !== undefined, 'The store of a running site is not here.');
  test.slow();
  const folder = await mkdtemp(path.join(preparedStore, '../export-'));
  const port = await freePort();
  const serverFile = path.join(folder, 'server.conf');
  await writeFile(serverFile, `listen 127.0.0.1:${port};\n`);
  const www = path.join(folder, 'www');
  await release(preparedStore, 'export', www, '--server', serverFile);
  const nginx = await startNginx(path.join(www, 'nginx.conf'), port);
  // The export draws nothing on request.
  const server = await serveSite(preparedStore, 'local', ['--drawing', '0']);
  try {
    const textAt = async (address: string) => await (await request.get(address)).text();
    const found = [
      ...(await textAt('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g),
      ...(await textAt('/release/current.json')).matchAll(/"(\/(?:remotes|assets)\/[^"]+)"/g),
    ].map(([, address = '']) => address);
    expect(found).toEqual(expect.arrayContaining(publicPages));
    const served = Number(new URL(server.origin).port);
    for (const address of [...found, ...addresses.map(([address]) => address)])
      for (const headers of codingsFor(address))
        expect
          .soft(await lastingAnswer(port, address, { headers }), address)
          .toEqual(await lastingAnswer(served, address, { headers }));
  } finally {
    await nginx.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
});
