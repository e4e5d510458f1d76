import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { builtHost, builtRemote } from 'release/testing/release-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator } from 'release/testing/test-operator';
import { setDamageAside } from './set-damage-aside.js';

const parent = temporaryFolder();
const packages = [builtHost({ version: '1.0.0' }), builtRemote({ name: 'shop', version: '1.0.0' })];

/** A live site with a database beside it. */
async function live() {
  const operator = await openTestOperator(parent);
  await operator.release(...packages);
  const inStore = (name: string) => path.join(operator.storeFolder, name);
  writeFileSync(inStore('enquiries.sqlite'), 'kept');
  const heal = () => setDamageAside(operator, operator.storeFolder, () => {});
  return { operator, inStore, heal };
}

describe('a damaged store of this machine', () => {
  it('is left alone if nothing is damaged', async () => {
    const { heal } = await live();
    expect(await heal()).toMatchObject({ n: 1, problems: [] });
  });

  it('is repaired in its place if its pages or what makes it a store are lost', async () => {
    const { operator, inStore, heal } = await live();
    for (const name of ['pages', 'store.json']) rmSync(inStore(name), { recursive: true });
    await heal();
    expect(await operator.status()).toMatchObject({ n: 1, problems: [] });
  });

  it('is set aside otherwise, without the databases, and can be built again', async () => {
    const { operator, inStore, heal } = await live();
    for (const name of ['releases/shop/1.0.0/release.json', 'envs/local/generations/00000001.json'])
      rmSync(inStore(name));
    await heal();
    expect(existsSync(inStore('enquiries.sqlite'))).toBe(true);
    const [aside = ''] = readdirSync(inStore('')).filter((name) => name.startsWith('damaged-'));
    expect(existsSync(inStore(`${aside}/releases/host/1.0.0/release.json`))).toBe(true);
    await operator.init();
    await operator.release(...packages);
    expect(await operator.status()).toMatchObject({ n: 1, problems: [] });
  });
});
