import { describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256Hex } from '../model/digest.js';
import { exportedPackages, exportedShop } from '../testing/export-site.js';
import { filesIn } from '../testing/files-in.js';
import { releaseProcesses } from '../testing/release-processes.js';
import { testSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';

const folder = temporaryFolder();

let operator: TestOperator;

const processes = releaseProcesses(() => operator);

async function open(site = testSite()) {
  operator = await openTestOperator(folder, site);
  await operator.release(...exportedPackages);
  return path.join(operator.folder, 'www');
}

const contentOf = (www: string) =>
  Object.fromEntries(
    filesIn(www)
      .filter((name) => name !== 'nginx.conf')
      .map((name) => {
        const file = path.join(www, name);
        return [name, `${sha256Hex(readFileSync(file))} ${statSync(file).mtimeMs}`];
      }),
  );

describe('an export', () => {
  it('writes only what has changed, removes pages that are gone, and keeps files of earlier releases', async () => {
    const www = await open();
    const first = await operator.export({ folder: www });
    expect(first).toMatchObject({ generation: 1, removed: 0, isConfigured: true, unanswered: [] });
    expect(first.written).toBe(filesIn(www).length - 2);
    expect(await operator.export({ folder: www })).toMatchObject({
      written: 0,
      removed: 0,
      isConfigured: false,
    });
    const before = contentOf(www);
    await operator.release(exportedShop('1.1.0', 'other'));
    await operator.retire({ name: 'extra', reason: 'sold' });
    expect(await operator.export({ folder: www })).toMatchObject({
      generation: 3,
      removed: 3,
      isConfigured: true,
    });
    const after = contentOf(www);
    expect(after['pages/home.html']).toBe(before['pages/home.html']);
    expect(after['pages/shop.html']).not.toBe(before['pages/shop.html']);
    expect(after).not.toHaveProperty(['pages/extra.html']);
    expect(after).toHaveProperty(['files/remotes/extra/1.0.0/page.js']);
    expect(after).toHaveProperty(['files/remotes/shop/1.1.0/page.js']);
  });

  it('mends what was altered or has lost its time', async () => {
    const www = await open();
    await operator.export({ folder: www });
    const before = contentOf(www);
    rmSync(path.join(www, 'pages/shop.html'));
    writeFileSync(path.join(www, 'pages/home.html'), 'x');
    writeFileSync(path.join(www, 'pages/account.html'), readFileSync(path.join(www, 'pages/account.html')));
    expect(await operator.export({ folder: www })).toMatchObject({ written: 3 });
    expect(contentOf(www)).toEqual(before);
  });

  it('brings the files of the version that browsers fall back to', async () => {
    const www = await open();
    await operator.release(exportedShop('1.1.0', 'other'));
    await operator.export({ folder: www });
    expect(contentOf(www)).toHaveProperty(['files/remotes/shop/1.0.0/page.js']);
  });

  it('is finished by the next command where one was killed', async () => {
    const www = await open();
    const { child, ended } = processes.start(['export', www]);
    const timer = setInterval(
      () => existsSync(path.join(www, 'files/remotes/shop')) && child.kill('SIGKILL'),
      1,
    );
    await ended;
    clearInterval(timer);
    // The manifest and the configuration come last; where the machine was faster than the kill, all are there.
    if (child.signalCode !== null) expect(existsSync(path.join(www, 'nginx.conf'))).toBe(false);
    expect(await processes.run('export', www)).toMatchObject({ ok: true, exitCode: 0 });
    rmSync(path.join(www, 'tmp'), { recursive: true, force: true });
    const whole = path.join(operator.folder, 'whole');
    await operator.export({ folder: whole });
    expect(contentOf(www)).toEqual(contentOf(whole));
    expect(await processes.run('export', www)).toMatchObject({ changed: false });
  });

  it('refuses a folder with other files, and one of them', async () => {
    const www = await open();
    mkdirSync(www);
    writeFileSync(path.join(www, 'index.html'), 'mine');
    await expect(operator.export({ folder: www })).rejects.toMatchObject({
      reason: 'store',
      message: expect.stringContaining('holds other files (index.html). Name an empty folder'),
    });
    await expect(operator.export({ folder: path.join(www, 'index.html') })).rejects.toMatchObject({
      reason: 'store',
      message: expect.stringContaining('Cannot write'),
    });
    expect(readdirSync(www)).toEqual(['index.html']);
  });

  it('refuses a site that is damaged, and one that is not there yet', async () => {
    const www = await open();
    const page = path.join(operator.storeFolder, 'releases/shop/1.0.0/page.js');
    for (const file of [page, `${page}.br`, `${page}.gz`]) rmSync(file);
    await expect(operator.export({ folder: www })).rejects.toMatchObject({
      reason: 'integrity',
      message: expect.stringContaining('page.js of shop 1.0.0 is missing in the store. Run: '),
    });
    const empty = await openTestOperator(folder);
    await expect(empty.export({ folder: www })).rejects.toMatchObject({ reason: 'noTarget' });
    expect(existsSync(www)).toBe(false);
  });

  it('warns of forms that nobody answers', async () => {
    const enquiries = { endpoint: '/api/enquiries' };
    const www = await open(testSite({ enquiries }));
    expect(await operator.export({ folder: www })).toMatchObject({
      unanswered: ['enquiries, at /api/enquiries'],
    });
    const { unanswered } = await operator.export({ folder: www, api: 'http://127.0.0.1:4173' });
    expect(unanswered).toEqual([]);
  });
});
