import { beforeAll, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordText } from '../model/canonical-json.js';
import { pageFormat } from '../model/page-format.js';
import { openChain } from '../store/chain.js';
import { directoryStore } from '../store/directory-store.js';
import { generationKey } from '../store/keys.js';
import { sealedText } from '../store/sealed-record.js';
import { builtHost, builtRemote } from '../testing/release-factory.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';
import type { SiteServer } from './site-server.js';

const parent = temporaryFolder();

let operator: TestOperator;
let server: SiteServer;

const notes = () => readdirSync(path.join(operator.storeFolder, 'servers'));

beforeAll(async () => {
  operator = await openTestOperator(parent);
  const versions = [builtHost({ version: '1.0.0' }), builtRemote({ name: 'home', version: '1.0.0' })];
  await operator.release(...versions);
  server = await operator.serve({ port: 0, onProblem: () => {} });
});

it('a change names the servers that know another page format, for as long as they run', async () => {
  const configure = async (phone: string) => {
    const { company } = testSite();
    return await operator.configure(writeSite(parent, testSite({ company: { ...company, phone } })));
  };
  expect((await configure('1')).warnings.join()).not.toContain('format');
  const file = path.join(operator.storeFolder, 'servers', String(notes()[0]));
  const { sum: _, ...note } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const noteAs = (changes: object) =>
    writeFileSync(`${file}-old.json`, sealedText({ ...note, pageFormat: 3, name: 'old:1', ...changes }));
  noteAs({});
  expect((await configure('2')).warnings).toContainEqual(
    expect.stringContaining('old:1 knows page format 3, and this checkout writes'),
  );
  noteAs({ at: '2026-01-01T00:00:00.000Z' });
  expect((await configure('3')).warnings.join()).not.toContain('format');
});

it('a server keeps what it serves while a newer checkout changes the site', async () => {
  const store = directoryStore(operator.storeFolder);
  const head = await openChain(store, 'local').head();
  const n = (head?.generation.n ?? 0) + 1;
  const next = { ...head?.generation, n, prev: head?.hash, pageFormat: pageFormat + 1 };
  await store.create(generationKey('local', n), recordText(next));
  const origin = `http://localhost:${server.port}`;
  const health = async () => (await (await fetch(`${origin}/release/health`)).json()) as { state: string };
  while ((await health()).state === 'fresh');
  const problem = `Generation ${n} of local has pages of format ${pageFormat + 1}, and this checkout knows format ${pageFormat}.`;
  expect(await health()).toMatchObject({
    state: 'refusing',
    generation: n - 1,
    problem: `${problem} Update the checkout of this server and restart it.`,
  });
  expect((await fetch(`${origin}/home`)).status).toBe(200);
  const refused = `${problem} Update this checkout and repeat the command.`;
  await expect(operator.configure(writeSite(parent))).rejects.toThrow(refused);
  await expect(operator.status()).rejects.toThrow(refused);
  await expect(operator.repair()).rejects.toThrow(refused);
  await server.close();
  expect(notes()).toEqual([expect.stringContaining('-old.json')]);
});
