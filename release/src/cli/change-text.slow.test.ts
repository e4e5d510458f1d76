import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { openOperator } from '../operating/operator.js';
import { builtHost, builtRemote, writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator } from '../testing/test-operator.js';
import { publishReport } from './verbs/publish.js';
import { statusReport } from './verbs/status.js';

const folder = temporaryFolder();

describe('a release built from a commit with local changes', () => {
  it('is marked as such by publish and status, which says that it is untried until it is tried', async () => {
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
    const { lines } = statusReport(await operator.status(), true);
    expect(lines).toContain(`  ${release} untried at /shop`);
    expect(lines).toContain('  react 19.3.1 of the host, needed by shop ^19.3.0');
    const trial = { kind: 'tried', at: '2026-11-01T12:00:00Z', presses: 1 } as const;
    await operator.publish([writeDist(operator.folder, shop)], { trial });
    expect(statusReport(await operator.status()).lines).toContain(`  ${release} at /shop`);
  });
});

it('status says why the last change was made, and what other environments have', async () => {
  const operator = await openTestOperator(folder);
  await operator.release(builtHost({ version: '1.0.0' }), builtRemote({ name: 'shop', version: '1.0.0' }));
  const preview = openOperator({ store: operator.storeFolder, env: 'preview' });
  const siteFile = path.join(operator.folder, 'site.json');
  await preview.promote({ targets: [], from: 'local', reason: 'To look at it', siteFile });
  const { lines } = statusReport(await preview.status());
  expect(lines[0]).toMatch(/^preview: generation 1 by .* \(To look at it\)$/);
  expect(lines.at(-1)).toMatch(/^local: generation 1 by /);
});
