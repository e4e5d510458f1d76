/** A store as it was before unknown keys of its records were refused: `release/fixtures/README.md`. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFaults } from 'shared-types/json/read-record';
import { pageRecordSchema } from 'shared-types/schemas/manifest';
import { openRollbackOperator, type RollbackOperator } from './testing/rollback-operator.js';
import { damageShop } from './testing/damage-store.js';
import { writeDist } from './testing/release-factory.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const fixture = path.join(__dirname, '../fixtures/store-before-closed-records');
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

async function page(target: string) {
  const server = await operator.serve({ port: 0, onProblem: () => {} });
  const response = await fetch(`http://localhost:${server.port}${target}`);
  const text = await response.text();
  const health = (await (await fetch(`http://localhost:${server.port}/release/health`)).json()) as object;
  await server.close();
  return { status: response.status, text, health };
}

describe('a store written by an older version', () => {
  it('is read: status and log find nothing damaged', async () => {
    expect(await operator.status()).toMatchObject({ n: 7, problems: [], state: { leftOut: ['/demo'] } });
    expect((await operator.log()).generations.map(({ n }) => n)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('has pages whose records fit the current schema', () => {
    const pages = path.join(fixture, 'pages');
    const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const record =
        /id="page">(.*?)<\/script>/.exec(readFileSync(path.join(pages, file), 'utf8'))?.[1] ?? '';
      expect([file, schemaFaults(pageRecordSchema, JSON.parse(record))]).toEqual([file, []]);
    }
  });

  it('is served without its retired remote', async () => {
    const { status, text, health } = await page('/shop/A1');
    expect(status).toBe(200);
    expect(text).toContain('/shop/A1 1.0.0');
    expect(health).toEqual({ state: 'fresh', generation: 7 });
    expect((await page('/demo')).status).toBe(410);
  });

  it('accepts a promote, rollbacks and the return of a remote', async () => {
    await operator.publish([writeDist(folder, damageShop('1.2.0'))]);
    expect(await operator.promote({ targets: ['shop@1.2.0'] })).toMatchObject({ generation: 8 });
    expect((await page('/shop/A1')).text).toContain('/shop/A1 1.2.0');
    expect(await operator.rollBack({ name: 'shop', reason: 'x' })).toMatchObject({ generation: 9 });
    expect(await operator.rollBack({ name: 'host', reason: 'x' })).toMatchObject({ generation: 10 });
    expect(await operator.rollBack({ name: 'demo', reason: 'x' })).toMatchObject({ generation: 11 });
    expect((await page('/demo')).text).toContain('demo 1.0.0');
    await operator.settle();
    expect((await operator.status()).problems).toEqual([]);
  });
});

describe('a generation that a newer tool wrote', () => {
  const file = () => path.join(storeFolder, 'envs/local/generations/00000007.json');

  it.each([
    {
      difference: 'an unknown key',
      before: '"reason"',
      after: '"approvedBy": "Ann", "reason"',
      problem: 'approvedBy is not a known key',
    },
    {
      difference: 'another format',
      before: '"schema":1',
      after: '"schema":2',
      problem: 'schema must be 1: a newer tool wrote another format',
    },
  ])(
    'is refused as a whole and never written again, with $difference',
    async ({ before, after, problem }) => {
      const text = readFileSync(file(), 'utf8').replace(before, after);
      expect(text).toContain(after);
      writeFileSync(file(), text);
      const change = operator.rollBack({ name: 'host', reason: 'x' });
      await expect(change).rejects.toThrow(/00000007|generation 7/i);
      const { problems } = await operator.status();
      expect(problems.map(({ text: told }) => told).join(' ') + JSON.stringify(problems)).toContain(problem);
      expect(readFileSync(file(), 'utf8')).toBe(text);
    },
  );
});
