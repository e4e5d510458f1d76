import { describe, expect, it } from '@jest/globals';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { reportChange } from '../cli/change.js';
import { directoryStore } from '../store/directory-store.js';
import { builtHost, builtRemote, route, writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';

const parent = temporaryFolder();

/** A remote that offers the fact `categories`. */
const shop = (version: string, text: string) =>
  builtRemote({ name: 'shop', version, facts: ['categories'] }, { 'facts/categories.json': text });

/** A remote whose page shows how many categories there are. */
const home = builtRemote(
  { name: 'home', version: '1.0.0', routes: [route('/home', { uses: ['categories'] })] },
  {
    'node/page.cjs': `
      exports.load = async (request, { facts }) => ({ kind: 'ready', data: (await facts('categories')) ?? 'none' });
      exports.Screen = ({ data }) => 'categories: ' + JSON.stringify(data);`,
  },
);

const category = { slug: 'a', path: '/a', label: 'A', group: 'Gloves', drawing: '' };
const withoutCount = JSON.stringify([category]);
const warning = (version: string, problem: string) =>
  `The fact categories of shop ${version} does not fit the contract, facts/categories.json: ${problem}. Shown without it: /home, header and footer. Correct what writes it, and publish a new version.`;

/** Puts a release into the store as older tools did, which did not check facts. */
function publishUnchecked({ folder, storeFolder }: TestOperator, version: string, text: string) {
  const releases = path.join(storeFolder, 'releases/shop');
  mkdirSync(releases, { recursive: true });
  renameSync(writeDist(folder, shop(version, text)), path.join(releases, version));
}

async function live() {
  const operator = await openTestOperator(parent);
  await operator.release(builtHost({ version: '1.0.0' }), home);
  return operator;
}

describe('a fact that a page cannot read', () => {
  it.each([
    { kind: 'in another form', text: withoutCount, problem: '[0].count is missing' },
    { kind: 'that is not JSON', text: '{', problem: 'it is not JSON' },
    {
      kind: 'with many faults',
      text: '[{}]',
      problem: '[0].slug is missing; [0].path is missing; [0].label is missing; and 3 more',
    },
  ])('$kind is a warning of the promote, and the page is drawn without it', async ({ text, problem }) => {
    const operator = await live();
    publishUnchecked(operator, '1.0.0', text);
    const result = await operator.promote({ targets: ['shop@1.0.0'] });
    expect(result).toMatchObject({ changed: true, warnings: [warning('1.0.0', problem)] });
    const server = await operator.serve({ port: 0, onProblem: () => {} });
    const page = await (await fetch(`http://localhost:${server.port}/home`)).text();
    await server.close();
    expect(page).toContain('categories: "none"');
  });

  it('causes a warning in every change that uses it, in the JSON report and in the doctor', async () => {
    const operator = await live();
    for (const version of ['1.0.0', '1.1.0']) publishUnchecked(operator, version, withoutCount);
    await operator.promote({ targets: ['shop@1.0.0'] });
    await operator.promote({ targets: ['shop@1.1.0'] });
    await operator.settle();
    const result = await operator.rollBack({ name: 'shop', reason: 'x' });
    const expected = [warning('1.0.0', '[0].count is missing')];
    expect(result).toMatchObject({ pages: 0, warnings: expected });
    const { details } = await reportChange(
      { store: directoryStore(operator.storeFolder), env: 'local', isJson: true, options: { quick: true } },
      result,
    );
    expect(details).toMatchObject({ warnings: expected });
    expect((await operator.diagnose())?.warnings).toEqual(expected);
    expect(await operator.retire({ name: 'shop', reason: 'x' })).toMatchObject({ warnings: [] });
  });

  it('causes no warning if it is valid, or if nothing uses it', async () => {
    const operator = await live();
    await operator.publish([
      writeDist(operator.folder, shop('1.0.0', JSON.stringify([{ ...category, count: 1 }]))),
    ]);
    expect(await operator.promote({ targets: ['shop@1.0.0'] })).toMatchObject({ warnings: [] });
    const other = builtRemote(
      { name: 'news', version: '1.0.0', facts: ['featured'] },
      { 'facts/featured.json': '[]' },
    );
    await operator.publish([writeDist(operator.folder, other)]);
    expect(await operator.promote({ targets: ['news@1.0.0'] })).toMatchObject({ warnings: [] });
  });
});
