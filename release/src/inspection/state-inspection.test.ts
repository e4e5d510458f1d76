import { expect, it } from '@jest/globals';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { directoryStore } from '../store/directory-store.js';
import { currentKey, siteConfigKey } from '../store/keys.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { siteState } from './state-inspection.js';

const store = directoryStore(temporaryFolder());

it('reports a configuration of a newer tool, even if its copy is intact', async () => {
  const text = recordText({ keyOfANewerTool: true });
  const digest = sha256Hex(text);
  await store.create(siteConfigKey('local', digest), text);
  await store.create(currentKey('local'), recordText({ generation: 1, siteText: text }));
  const { site, problems } = await siteState({ store, env: 'local' }, digest);
  expect(site).toBeUndefined();
  expect(problems).toMatchObject([{ text: expect.stringContaining('keyOfANewerTool') }]);
});
