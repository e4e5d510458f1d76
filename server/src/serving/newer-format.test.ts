import { beforeAll, expect, it } from '@jest/globals';
import { serveSite } from './site-server.js';
import { recordText } from 'release/model/canonical-json';
import { pageFormat } from 'release/model/page-format';
import { openChain } from 'release/store/chain';
import { directoryStore } from 'release/store/directory-store';
import { generationKey } from 'release/store/keys';
import { builtHost, builtRemote } from 'release/testing/release-factory';
import { writeSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import type { SiteServer } from './site-server.js';

const parent = temporaryFolder();

let operator: TestOperator;
let server: SiteServer;

beforeAll(async () => {
  operator = await openTestOperator(parent);
  const versions = [builtHost({ version: '1.0.0' }), builtRemote({ name: 'home', version: '1.0.0' })];
  await operator.release(...versions);
  server = await serveSite({ ...operator.served, port: 0, onProblem: () => {} });
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
  await expect(operator.render()).rejects.toThrow(refused);
  await server.close();
});
