import { beforeAll, describe, expect, it } from '@jest/globals';
import { openEnvironment } from '../operating/environment.js';
import { readWatch } from '../store/watch-record.js';
import { builtHost, builtRemote, writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';
import { watch, watchedIn } from './watch.js';

const parent = temporaryFolder();

let operator: TestOperator;

beforeAll(async () => {
  operator = await openTestOperator(parent);
  await operator.release(
    builtHost({ version: '1.0.0' }),
    builtRemote({ name: 'home', version: '1.0.0' }),
    builtRemote({ name: 'shop', version: '1.0.0' }),
  );
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'])
    await operator.publish([writeDist(operator.folder, builtRemote({ name: 'shop', version }))]);
});

/** Traffic of a server: documents between two looks, and errors for each thousand of them, by version. */
type Traffic = Readonly<Record<string, readonly [documents: number, errors: number]>>;

/** A server whose counters grow with each look, as `/release/metrics` writes them. */
function serverWith(traffic: Traffic) {
  let looks = 0;
  return async (): Promise<string> => {
    looks += 1;
    return Object.entries(traffic)
      .flatMap(([version, [documents, errors]]) => [
        `site_documents_total{kind="stored",package="shop",version="${version}"} ${documents * looks}`,
        `site_browser_errors_total{kind="render",package="shop",version="${version}"} ${Math.floor((documents * looks * errors) / 1000)}`,
        `site_browser_errors_total{kind="timeout",package="shop",version="${version}"} ${documents * looks}`,
      ])
      .join('\n');
  };
}

async function watched(traffic: Traffic) {
  const environment = openEnvironment(operator.served);
  const head = await environment.chain.head();
  if (!head) throw new Error('Nothing is live');
  return await watch(environment, watchedIn(head.generation), {
    servers: ['http://one', 'http://other'],
    until: 500,
    mostMs: 3_600_000,
    read: serverWith(traffic),
    wait: () => Promise.resolve(),
    onLook: () => {},
  });
}

const share = (version: string) =>
  operator.share({ target: `shop@${version}`, percent: 10, reason: 'New list' });

describe('a watched share', () => {
  it('is taken back when it has more errors than chance explains', async () => {
    await share('1.1.0');
    const result = await watched({ '1.0.0': [90, 1], '1.1.0': [10, 20] });
    expect(result).toMatchObject({ verdict: 'worse', isChanged: false, back: { changed: true } });
    expect(result.tried.documents).toBeLessThan(500);
    const { reason, did } = (await operator.log()).generations[0] ?? {};
    expect(did).toEqual([{ kind: 'end-share', package: 'shop', from: '1.1.0' }]);
    expect(reason).toMatch(
      /^Worse when watched: shop@1\.1\.0 has \d+ errors in \d+ documents, 1\.0\.0 \d+ errors/,
    );
    expect(await readWatch(operator.served)).toMatchObject({ target: 'shop@1.1.0', verdict: 'worse' });
  });

  it.each([
    ['as good', { '1.0.0': [90, 1], '1.2.0': [10, 1] }],
    ['inconclusive', { '1.0.0': [9, 1], '1.2.0': [0, 0] }],
  ] as const)('stays when it is %s', async (verdict, traffic) => {
    await share('1.2.0');
    expect(await watched(traffic)).toMatchObject({ verdict, back: undefined });
    expect((await operator.state()).share?.version).toBe('1.2.0');
  });

  it('is left alone when somebody ends it meanwhile', async () => {
    const environment = openEnvironment(operator.served);
    const head = await environment.chain.head();
    const ended = watch(environment, watchedIn(head?.generation ?? (await Promise.reject(new Error()))), {
      servers: ['http://one'],
      until: 500,
      mostMs: 3_600_000,
      read: serverWith({ '1.0.0': [9, 0], '1.2.0': [1, 0] }),
      wait: () => operator.endShare('Seen'),
      onLook: () => {},
    });
    await expect(ended).resolves.toMatchObject({ verdict: 'inconclusive', isChanged: true });
  });
});

it('compares a promoted version with the one before, and rolls it back', async () => {
  await operator.promote({ targets: ['shop@1.3.0'] });
  expect(await watched({ '1.0.0': [600, 1], '1.3.0': [10, 20] })).toMatchObject({ verdict: 'worse' });
  expect((await operator.state()).packages['shop']?.active.version).toBe('1.0.0');
});

it('refuses to watch when nothing can be compared, or a server cannot be read', async () => {
  await expect(watched({})).rejects.toThrow('Nothing can be compared');
  await operator.promote({ targets: ['shop@1.4.0'] });
  const head = await openEnvironment(operator.served).chain.head();
  const silent = watch(
    openEnvironment(operator.served),
    watchedIn(head?.generation ?? (await Promise.reject(new Error()))),
    {
      servers: ['http://one'],
      until: 500,
      mostMs: 1000,
      read: () => Promise.reject(new Error('http://one/release/metrics answers 403')),
      onLook: () => {},
    },
  );
  await expect(silent).rejects.toThrow('answers 403');
});
