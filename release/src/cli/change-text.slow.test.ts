import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { openOperator } from '../operating/operator.js';
import { askServers } from '../operating/ask-servers.js';
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
    expect(statusReport(await operator.status()).lines).toContain(`  ${release} at /shop`);
    expect(logReport(await operator.log()).lines.join()).toContain(`promote ${release}`);
  });
});

it('status says why the last change was made, and what other environments and servers have', async () => {
  const operator = await openTestOperator(folder);
  await operator.release(builtHost({ version: '1.0.0' }), builtRemote({ name: 'shop', version: '1.0.0' }));
  const preview = openOperator({ store: operator.storeFolder, env: 'preview' });
  const siteFile = path.join(operator.folder, 'site.json');
  await preview.promote({ targets: [], from: 'local', reason: 'To look at it', siteFile });
  const status = await preview.status();
  const servers = [
    { server: 'http://a', state: 'fresh', generation: 1 },
    { server: 'http://b', state: 'degraded', generation: 7 },
    ...(await askServers(['http://127.0.0.1:65534'])),
  ];
  const { lines, reason } = statusReport({ ...status, servers });
  expect(lines[0]).toMatch(/^preview: generation 1 by .* \(To look at it\)$/);
  expect(lines.slice(-4)).toEqual([
    '  http://a serves generation 1 (fresh)',
    '  http://b serves generation 7, not 1 (degraded)',
    '  http://127.0.0.1:65534 does not answer: connect ECONNREFUSED 127.0.0.1:65534',
    expect.stringMatching(/^local: generation 1 by /),
  ]);
  expect([reason, statusReport({ ...status, servers: servers.slice(0, 1) }).reason]).toEqual([
    'servedWrong',
    undefined,
  ]);
});
