import { describe, expect, it } from '@jest/globals';
import { doctorReport } from '../cli/verbs/doctor.js';
import { builtHost, builtRemote } from '../testing/release-factory.js';
import { testSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator } from '../testing/test-operator.js';

const parent = temporaryFolder();

describe('the doctor', () => {
  it('lists each sample field that a site still has', async () => {
    const operator = await openTestOperator(parent);
    await operator.release(builtHost({ version: '1.0.0' }));
    const { lines } = doctorReport(await operator.diagnose());
    expect(lines).toContain('The site calls itself a sample; search engines keep out of it.');
    expect(lines).toContain('  company.email: mail@test.example');
    expect(lines).toContain('  baseUrl: http://localhost:4173');
    expect(lines).not.toContain('  company.name: Test Company');
  });

  it.each([
    ['a real site', { sample: false }, true],
    ['a sample that search engines may list', { indexable: true }, true],
    ['a sample that they keep out of', {}, false],
  ])(
    'of %s with sample fields refuses it; a new configuration warns, but no promote: %j',
    async (_, changes, isRefused) => {
      const operator = await openTestOperator(parent, testSite(changes));
      const result = await operator.release(builtHost({ version: '1.0.0' }));
      const { lines, reason } = doctorReport(await operator.diagnose());
      const told = expect.stringMatching(
        /Search engines may list this site, .*sample: .*company\.email.*baseUrl\./,
      );
      expect(reason).toBe(isRefused ? 'refused' : undefined);
      expect(lines.filter((line) => line.startsWith('Not ready: '))).toEqual(isRefused ? [told] : []);
      expect(result.warnings).toEqual(isRefused ? [told] : []);
      const next = builtHost({ version: '1.1.0' });
      expect((await operator.release(next)).warnings).toEqual([]);
    },
  );

  it('lists the sample parts of each live release, with what to do', async () => {
    const operator = await openTestOperator(parent, testSite({ sample: false }));
    const brand = { part: 'Brand', holds: ['Test Company'], change: 'Put your own into host/brand.' };
    const host = builtHost({ version: '1.0.0' }, { 'sample-parts.json': JSON.stringify([brand]) });
    const shopOfTomorrow = builtRemote(
      { name: 'shop', version: '1.0.0' },
      { 'sample-parts.json': JSON.stringify([{ ...brand, since: '2031' }]) },
    );
    await operator.release(host, shopOfTomorrow);
    const { lines } = doctorReport(await operator.diagnose());
    expect(lines).toContain('Brand of the sample: Test Company');
    expect(lines).toContain('  Put your own into host/brand.');
    expect(lines).toContain('  company.name: Test Company');
    expect(lines.at(-1)).toContain(', Brand. `doctor` says what to change.');
    expect(lines.filter((line) => line.startsWith('Brand of'))).toHaveLength(1);
  });

  it('lists the sample content of a real site with its file', async () => {
    const operator = await openTestOperator(parent, testSite({ sample: false }));
    const content = [{ entry: 'Cutter', file: 'content/data/jobs.json:26' }];
    const pages = builtRemote(
      { name: 'shop', version: '1.0.0', facts: ['sample-content'] },
      { 'facts/sample-content.json': JSON.stringify(content) },
    );
    await operator.release(builtHost({ version: '1.0.0' }), pages);
    const { lines } = doctorReport(await operator.diagnose());
    expect(lines).toContain('  Cutter (content/data/jobs.json:26)');
    expect(lines.at(-1)).toContain(', 1 marked parts of pages.');
  });

  it('lists the certificates that have ended', async () => {
    const operator = await openTestOperator(parent);
    const certificates = [
      { articleNo: 'A1', number: 'C1', validUntil: '2020-06-30' },
      { articleNo: 'A2', number: 'C2', validUntil: '2999-06-30' },
    ];
    const shop = builtRemote(
      { name: 'shop', version: '1.0.0', facts: ['certificates'] },
      { 'facts/certificates.json': JSON.stringify(certificates) },
    );
    await operator.release(builtHost({ version: '1.0.0' }), shop);
    const { lines } = doctorReport(await operator.diagnose());
    expect(lines).toContain('  A1: C1, until 2020-06-30');
    expect(lines.join()).not.toContain('C2');
  });

  it.each([
    [true, false],
    [false, true],
  ])('lists articles with sample data on a site with sample %s', async (sample, isRefused) => {
    const operator = await openTestOperator(parent, testSite({ sample }));
    const numbers = Array.from({ length: 7 }, (_, index) => `A${index}`);
    const shopOfSamples = builtRemote(
      { name: 'shop', version: '1.0.0', facts: ['sample-articles'] },
      { 'facts/sample-articles.json': JSON.stringify(numbers) },
    );
    await operator.release(builtHost({ version: '1.0.0' }), shopOfSamples);
    const { lines } = doctorReport(await operator.diagnose());
    expect(lines.at(-1)?.includes(', 7 articles.')).toBe(isRefused);
    expect(lines).toContain('  A4');
    expect(lines).not.toContain('  A5');
    expect(lines.join('\n')).toContain('Articles with sample data: 7.');
  });

  it('says that nothing is live yet', async () => {
    const operator = await openTestOperator(parent);
    expect(doctorReport(await operator.diagnose()).lines).toEqual(['Nothing is live yet.']);
  });
});
