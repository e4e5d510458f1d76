/** A store as it was before its records held digests of compressed files: `release/fixtures/README.md`. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openRollbackOperator, type RollbackOperator } from './testing/rollback-operator.js';
import { damageShop } from './testing/damage-store.js';
import { writeDist } from './testing/release-factory.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const fixture = path.join(__dirname, '../fixtures/store-before-digests');
const parent = temporaryFolder();

let folder: string;
let storeFolder: string;
let operator: RollbackOperator;

beforeEach(() => {
  folder = mkdtempSync(path.join(parent, 'before-'));
  storeFolder = path.join(folder, 'store');
  cpSync(fixture, storeFolder, { recursive: true });
  operator = openRollbackOperator({ store: storeFolder });
});

async function page(target: string, coding = 'identity') {
  const server = await operator.serve({ port: 0, onProblem: () => {} });
  const response = await fetch(`http://localhost:${server.port}${target}`, {
    headers: { 'accept-encoding': coding },
  });
  const text = await response.text();
  const health = (await (await fetch(`http://localhost:${server.port}/release/health`)).json()) as object;
  await server.close();
  return { status: response.status, text, health, coding: response.headers.get('content-encoding') };
}

describe('a store written by an older version', () => {
  it('is read: status and log find nothing damaged', async () => {
    const status = await operator.status();
    expect(status).toMatchObject({
      n: 6,
      problems: [],
      rollbackReady: { host: true, shop: true, home: true },
    });
    const { generations, problems } = await operator.log();
    expect(generations.map(({ n }) => n)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(problems).toEqual([]);
  });

  it('is served, also compressed', async () => {
    const { status, text, coding, health } = await page('/shop/A1', 'br');
    expect({ status, coding }).toEqual({ status: 200, coding: 'br' });
    expect(text).toContain('/shop/A1 in shop 1.2.0');
    expect(health).toEqual({ state: 'fresh', generation: 6 });
  });

  it('accepts a rollback and a promote', async () => {
    expect(await operator.rollBack({ name: 'shop', reason: 'x' })).toMatchObject({ generation: 7, pages: 0 });
    expect((await page('/shop/A1')).text).toContain('in shop 1.0.0');
    await operator.publish([writeDist(folder, damageShop('1.3.0'))]);
    expect(await operator.promote({ targets: ['shop@1.3.0'] })).toMatchObject({ generation: 8 });
    await operator.settle();
    expect((await operator.status()).problems).toEqual([]);
    expect((await page('/shop/A1')).text).toContain('/shop/A1 1.3.0');
  });

  it('does not send a compressed page with other content', async () => {
    const sets = readdirSync(path.join(storeFolder, 'pages'));
    for (const set of sets) {
      const file = path.join(storeFolder, 'pages', set, 'shop/A1.html.br');
      rmSync(file, { force: true });
      try {
        writeFileSync(file, brotliCompressSync('something else'));
      } catch {
        // Not every set is one of the shop.
      }
    }
    expect((await page('/shop/A1', 'br')).text).toContain('in shop 1.2.0');
    expect((await operator.status()).problems.length).toBeGreaterThan(0);
    expect((await operator.repair()).problems).toEqual([]);
    const { text, coding } = await page('/shop/A1', 'br');
    expect(coding).toBe('br');
    expect(text).toContain('in shop 1.2.0');
  });

  it('is repaired: pages by rendering, files from another store', async () => {
    for (const lost of ['pages', 'releases/shop/1.2.0/page.js', 'releases/shop/1.2.0/page.js.br'])
      rmSync(path.join(storeFolder, lost), { recursive: true });
    rmSync(path.join(storeFolder, 'releases/shop/1.2.0/page.js.gz'));
    rmSync(path.join(storeFolder, 'envs/local/generations/00000003.json'));
    const left = await operator.repair();
    expect(left.problems.map(({ key }) => key)).toContain('releases/shop/1.2.0/page.js');
    const { problems, mended } = await operator.repair({ from: [fixture] });
    expect(problems).toEqual([]);
    expect(mended).toContain('envs/local/generations/00000003.json');
    expect(await operator.status()).toMatchObject({ n: 6, problems: [] });
    expect((await page('/shop/A1', 'br')).text).toContain('in shop 1.2.0');
    expect(await operator.repair()).toMatchObject({ changed: false, mended: [], problems: [] });
  });
});
