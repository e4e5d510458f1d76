import { describe, expect, it } from '@jest/globals';
import { builtHost, builtRemote } from '../testing/release-factory.js';
import { testSite } from '../testing/site-factory.js';
import { compositionProblems, hostProblemsOf } from './composition-checks.js';

const host = builtHost({ version: '3.0.0' }).release;
const shop = builtRemote({ name: 'shop', version: '1.0.0' }).release;

describe('releases that are live together', () => {
  it('fit if their claims differ and the host provides what they need', () => {
    const news = builtRemote({ name: 'news', version: '1.0.0' }).release;
    expect(compositionProblems(host, [shop, news], testSite())).toEqual([]);
  });

  it('may not claim the same paths: both are named', () => {
    const news = builtRemote({ name: 'news', version: '2.0.0', claims: ['/shop/news'], routes: [] }).release;
    const [problem] = compositionProblems(host, [shop, news], testSite());
    expect(problem).toContain('shop 1.0.0 and news 2.0.0 claim the same paths: /shop and /shop/news');
  });

  it('may not offer the same fact', () => {
    const offering = (name: string) =>
      builtRemote({ name, version: '1.0.0', facts: ['prices'] }, { 'facts/prices.json': '1' }).release;
    const problems = compositionProblems(host, [offering('shop'), offering('news')], testSite());
    expect(problems.join()).toContain('offer the same fact prices');
  });

  it('may not fill the same slot', () => {
    const filling = (name: string) =>
      builtRemote({ name, version: '1.0.0', slots: { quickPanel: { screen: 'page' } } }).release;
    const problems = compositionProblems(host, [filling('shop'), filling('news')], testSite());
    expect(problems.join()).toContain('shop 1.0.0 and news 1.0.0 fill the same slot quickPanel');
  });

  it('may not declare the same storage, nor that of the host', () => {
    const storing = (name: string) => ({
      ...builtRemote({ name, version: '1.0.0' }).release,
      storage: host.storage,
    });
    const problems = compositionProblems(host, [storing('shop'), storing('news')], testSite());
    expect(problems).toEqual([
      expect.stringContaining('shop 1.0.0 and host 3.0.0 declare the same storage: local site.settings.v1'),
      expect.stringContaining('shop 1.0.0 and news 1.0.0 declare the same storage'),
      expect.stringContaining('news 1.0.0 and host 3.0.0 declare the same storage'),
    ]);
  });

  it('may not declare a key that begins as another one', () => {
    const storing = (name: string, key: string) => ({
      ...builtRemote({ name, version: '1.0.0' }).release,
      storage: host.storage.map((entry) => ({ ...entry, key })),
    });
    const pair = (key: string) =>
      compositionProblems(host, [storing('shop', 'sdk:*'), storing('news', key)], testSite());
    expect(pair('sdk:user')).toEqual([expect.stringContaining('declare the same storage: local sdk:*')]);
    expect(pair('sdk.user')).toEqual([]);
  });

  it('must be admitted by the site', () => {
    const problems = compositionProblems(host, [shop], testSite({ remotes: ['news'] }));
    expect(problems.join()).toContain('does not admit shop');
  });

  it('have each form that a mailbox is for', () => {
    const [form = ''] = Object.keys(shop.forms ?? {});
    const problemsWith = (name: string) => {
      const { enquiries } = testSite();
      const mailboxes = { [name]: 'a@b.example' };
      return compositionProblems(host, [shop], testSite({ enquiries: { ...enquiries, mailboxes } }));
    };
    expect(problemsWith(form)).toEqual([]);
    expect(problemsWith(`${form}s`)).toEqual([
      expect.stringContaining(`names ${form}s, which is no form of a live remote: did you mean "${form}"?`),
    ]);
  });
});

describe('a remote in a host', () => {
  const remote = (changes: Partial<typeof shop>) => ({ ...shop, ...changes });

  it('needs a contract version that the host provides: both ranges are named', () => {
    const [problem] = hostProblemsOf(remote({ contract: '^2.0.0' }), host);
    expect(problem).toContain('shop 1.0.0 needs contract ^2.0.0, host 3.0.0 provides 1.0.0');
  });

  it('may not declare storage of the host', () => {
    expect(hostProblemsOf(remote({ storage: host.storage }), host)).toEqual([
      expect.stringContaining('declare the same storage: local site.settings.v1'),
    ]);
  });

  it('takes an older patch of a shared module, not a newer one', () => {
    expect(hostProblemsOf(remote({ shared: { react: '^19.3.0' } }), host)).toEqual([]);
    const [problem] = hostProblemsOf(remote({ shared: { react: '^19.4.0' } }), host);
    expect(problem).toContain('needs react ^19.4.0, host 3.0.0 provides 19.3.1');
  });

  it('takes no module that the host does not offer', () => {
    const [problem] = hostProblemsOf(remote({ shared: { '@emotion/react': '^11.0.0' } }), host);
    expect(problem).toContain('needs @emotion/react ^11.0.0, host 3.0.0 provides none');
  });
});
