import { describe, expect, it } from '@jest/globals';
import { logReport } from '../cli/verbs/log.js';
import { statusReport } from '../cli/verbs/status.js';
import { builtHost, builtRemote, writeDist } from '../testing/release-factory.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';

const parent = temporaryFolder();

const host = builtHost({ version: '1.0.0' });
const shop = (version = '1.0.0') => builtRemote({ name: 'shop', version });

const called = (operator: TestOperator, name: string) =>
  writeSite(operator.folder, testSite({ company: { ...testSite().company, name } }), `${name}.json`);

async function live() {
  const operator = await openTestOperator(parent);
  await operator.release(host, shop());
  return operator;
}

const configurationOf = async (operator: TestOperator) => (await operator.status()).state.siteConfig;

describe('the configuration', () => {
  it('is rolled back without rendering, further each time, never to one it has left', async () => {
    const operator = await live();
    const seen = [await configurationOf(operator)];
    for (const name of ['Second', 'Third']) {
      await operator.configure(called(operator, name), `now ${name}`);
      await operator.settle();
      seen.push(await configurationOf(operator));
    }
    expect((await operator.status()).configuration).toMatchObject({
      rollbackReady: true,
    });
    for (const expected of [seen[1], seen[0]]) {
      const back = await operator.rollBack({ name: 'configuration', reason: 'wrong name' });
      expect(back).toMatchObject({ changed: true, pages: 0, did: [{ kind: 'rollback-configuration' }] });
      expect(await configurationOf(operator)).toBe(expected);
      await operator.settle();
    }
    await expect(operator.rollBack({ name: 'configuration', reason: 'x' })).rejects.toMatchObject({
      reason: 'noTarget',
    });
  });

  it('has one history, whether it came by configure or with a promote', async () => {
    const operator = await live();
    const first = await configurationOf(operator);
    await operator.publish([writeDist(operator.folder, shop('1.1.0'))]);
    await operator.promote({ targets: ['shop@1.1.0'], siteFile: called(operator, 'Second') });
    await operator.rollBack({ name: 'configuration', reason: 'x' });
    const { state } = await operator.status();
    expect(state.siteConfig).toBe(first);
    expect(state.packages['shop']?.active.version).toBe('1.1.0');
  });

  it('is named in status, and the reason of its change in the log', async () => {
    const operator = await live();
    await operator.configure(called(operator, 'Second'), 'new name');
    await operator.settle();
    const status = statusReport(await operator.status()).lines.join('\n');
    expect(status).toMatch(/ {2}configuration [0-9a-f]{12}, before it [0-9a-f]{12} \(rollback ready\)$/m);
    await operator.rollBack({ name: 'configuration', reason: 'old name' });
    const [last, middle] = logReport(await operator.log()).lines;
    expect(last).toMatch(/ {2}rollback configuration [0-9a-f]{12} {2}\(old name\)$/);
    expect(middle).toMatch(/ {2}configuration [0-9a-f]{12} {2}\(new name\)$/);
  });

  it('is not rolled back to one that does not admit the live remotes', async () => {
    const operator = await openTestOperator(parent, testSite({ remotes: ['news'] }));
    await operator.release(host);
    await operator.publish([writeDist(operator.folder, shop())]);
    const siteFile = writeSite(operator.folder, testSite(), 'both.json');
    await operator.promote({ targets: ['shop@1.0.0'], siteFile });
    expect((await operator.settle()).warnings.join()).toContain(
      'A rollback of configuration alone would be refused',
    );
    const refused = operator.rollBack({ name: 'configuration', reason: 'x' });
    await expect(refused).rejects.toMatchObject({ reason: 'refused' });
  });
});
