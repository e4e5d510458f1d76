import { expect, it } from '@jest/globals';
import { directoryStore } from '../store/directory-store.js';
import { reportChange } from './change.js';

it('says that a change is live when only what follows it fails', async () => {
  const result = { changed: true, generation: 7, did: [], pages: 0, warnings: [] };
  const call = {
    store: directoryStore('/nowhere/site'),
    env: 'local',
    isJson: true,
    options: { quick: false },
  };
  await expect(reportChange(call, result)).rejects.toMatchObject({
    reason: 'unfinished',
    message: expect.stringMatching(/^The change is live; what follows it failed: /),
    details: { changed: true, generation: 7 },
  });
});
