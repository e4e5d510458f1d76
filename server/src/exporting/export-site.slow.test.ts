import { describe, expect, it } from '@jest/globals';
import { exportSite } from './export-site.js';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256Hex } from 'release/model/digest';
import { exportedPackages, exportedShop } from '../testing/export-site.js';
import { filesIn } from 'release/testing/files-in';
import { releaseProcesses } from 'release/testing/release-processes';
import { testSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';

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
    const first = await exportSite(operator.served, { folder: www });
    expect(first).toMatchObject({ generation: 1, removed: 0, isConfigured: true });
    expect(first.written).toBe(filesIn(www).length - 2);
    expect(await exportSite(operator.served, { folder: www })).toMatchObject({
      written: 0,
      removed: 0,
      isConfigured: false,
    });
    const before = contentOf(www);
    await operator.release(exportedShop('1.1.0', 'other'));
    await operator.retire({ name: 'extra', reason: 'sold' });
    expect(await exportSite(operator.served, { folder: www })).toMatchObject({
      generation: 3,
      removed: 3,
      isConfigured: true,
    });
    const after = contentOf(www);
    expect(after['site/home.html']).toBe(before['site/home.html']);
    expect(after['site/shop.html']).not.toBe(before['site/shop.html']);
    expect(after).not.toHaveProperty(['site/extra.html']);
    expect(after).toHaveProperty(['site/remotes/extra/1.0.0/page.js']);
    expect(after).toHaveProperty(['site/remotes/shop/1.1.0/page.js']);
  });

  it('mends what was altered or has lost its time', async () => {
    const www = await open();
    await exportSite(operator.served, { folder: www });
    const before = contentOf(www);
    rmSync(path.join(www, 'site/shop.html'));
    for (const [name, text] of [
      ['home', 'x'],
      ['account', readFileSync(path.join(www, 'site/account.html'))],
    ] as const) {
      rmSync(path.join(www, `site/${name}.html`));
      writeFileSync(path.join(www, `site/${name}.html`), text);
    }
    expect(await exportSite(operator.served, { folder: www })).toMatchObject({ written: 3 });
    expect(contentOf(www)).toEqual(before);
  });

  it('brings the files of the version that browsers fall back to', async () => {
    const www = await open();
    await operator.release(exportedShop('1.1.0', 'other'));
    await exportSite(operator.served, { folder: www });
    expect(contentOf(www)).toHaveProperty(['site/remotes/shop/1.0.0/page.js']);
  });

  it('is finished by the next command where one was killed', async () => {
    const www = await open();
    const { child, ended } = processes.start(['export', www]);
    const timer = setInterval(
      () => existsSync(path.join(www, 'site/remotes/shop')) && child.kill('SIGKILL'),
      1,
    );
    await ended;
    clearInterval(timer);
    // The manifest and the configuration come last; where the machine was faster than the kill, all are there.
    if (child.signalCode !== null) expect(existsSync(path.join(www, 'nginx.conf'))).toBe(false);
    expect(await processes.run('export', www)).toMatchObject({ ok: true, exitCode: 0 });
    rmSync(path.join(www, 'tmp'), { recursive: true, force: true });
    const whole = path.join(operator.folder, 'whole');
    await exportSite(operator.served, { folder: whole });
    expect(contentOf(www)).toEqual(contentOf(whole));
    expect(await processes.run('export', www)).toMatchObject({ changed: false });
  });

  it('refuses a folder with other files, and one of them', async () => {
    const www = await open();
    mkdirSync(www);
    writeFileSync(path.join(www, 'index.html'), 'mine');
    await expect(exportSite(operator.served, { folder: www })).rejects.toMatchObject({
      reason: 'store',
      message: expect.stringContaining('holds other files (index.html). Name an empty folder'),
    });
    await expect(exportSite(operator.served, { folder: path.join(www, 'index.html') })).rejects.toMatchObject(
      {
        reason: 'store',
        message: expect.stringContaining('Cannot write'),
      },
    );
    expect(readdirSync(www)).toEqual(['index.html']);
  });

  it('refuses a site that is damaged, and one that is not there yet', async () => {
    const www = await open();
    const page = path.join(operator.storeFolder, 'releases/shop/1.0.0/page.js');
    for (const file of [page, `${page}.br`, `${page}.gz`]) rmSync(file);
    await expect(exportSite(operator.served, { folder: www })).rejects.toMatchObject({
      reason: 'integrity',
      message: expect.stringContaining('page.js of shop 1.0.0 is missing in the store. Run: '),
    });
    const empty = await openTestOperator(folder);
    await expect(exportSite(empty.served, { folder: www })).rejects.toMatchObject({ reason: 'noTarget' });
    expect(existsSync(www)).toBe(false);
  });
});
