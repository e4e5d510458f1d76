import { expect, it } from '@jest/globals';
import { openDatabase } from '../database/open-database.js';
import { accountKind } from '../database/schema.js';
import path from 'node:path';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { rawSql } from '../testing/raw-sql.js';
import { apiServices } from '../services.js';
import { signingKey } from './signing-key.js';

const folder = temporaryFolder();
const fileOf = (name: string) => path.join(folder, `${name}.sqlite`);

it('the first start makes a signing key, which stays', async () => {
  const database = await openDatabase(fileOf('first'), accountKind);
  const key = await signingKey(database.queries);
  expect(key).toHaveLength(32);
  expect(await signingKey(database.queries)).toEqual(key);
  await database.close();
});

it('health tells that the database cannot be read', async () => {
  const place = fileOf('unreadable');
  const context = {
    site: () => undefined,
    forms: () => new Map(),
    log: () => {},
    keepAnswer: () => '',
    proxies: [],
    variables: {},
  };
  const { health, close } = apiServices({ accountsFile: place })(context);
  expect(await health()).toMatchObject({ accounts: { state: 'ok', accounts: 0 } });
  const other = await openDatabase(place, accountKind);
  await rawSql(other, 'DROP TABLE account');
  expect(await health()).toMatchObject({
    accounts: { state: 'attention', problem: expect.stringContaining('no such table') },
  });
  await other.close();
  await close();
});
