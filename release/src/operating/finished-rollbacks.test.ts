import { expect, it } from '@jest/globals';
import { openChain } from '../store/chain.js';
import { directoryStore } from '../store/directory-store.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { noteFinished } from './finished-rollbacks.js';

const folder = temporaryFolder();

it('a rollback that ends after a later one does not take its note back', async () => {
  const store = directoryStore(folder);
  const place = { store, chain: openChain(store, 'local') };
  for (const n of [7, 5]) await noteFinished(place, 'shop', n);
  const note = String(await store.read('envs/local/finished-rollbacks/shop.json'));
  expect(JSON.parse(note)).toMatchObject({ n: 7 });
});
