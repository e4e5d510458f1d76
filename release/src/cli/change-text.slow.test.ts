import { describe, expect, it } from '@jest/globals';
import { builtHost, builtRemote, writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator } from '../testing/test-operator.js';
import { logReport } from './verbs/log.js';
import { publishReport } from './verbs/publish.js';
import { statusReport } from './verbs/status.js';

const folder = temporaryFolder();

describe('a release built from a commit with local changes', () => {
  it('is marked as such by publish, status and log', async () => {
    const operator = await openTestOperator(folder);
    const source = { commit: '1234567890abcdef1234567890abcdef12345678', dirty: true };
    const host = builtHost({ version: '1.0.0' });
    const shop = builtRemote({ name: 'shop', version: '1.0.0', source });
    await operator.release(host, shop);
    const again = await operator.publish([shop, host].map((built) => writeDist(operator.folder, built)));
    const release = 'shop 1.0.0 (commit 1234567890ab with local changes)';
    expect(publishReport(again).lines).toEqual([
      'host 1.0.0 was published already.',
      `${release} was published already.`,
    ]);
    expect(statusReport(await operator.status()).lines).toContain(`  ${release}`);
    expect(logReport(await operator.log()).lines.join()).toContain(`promote ${release}`);
  });
});
