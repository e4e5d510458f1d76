/** @jest-environment tooling/jest/browser-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { RouteMatch } from 'shared-types/release';
import { prepareWhenIdle } from './links';

const source = {
  matchAt: (path: string) =>
    ({ remote: { id: 'a_1_0_0' }, route: { screen: path.split('/')[1] } }) as unknown as RouteMatch,
};

interface Line {
  readonly connection?: object;
  /** Load times of the page's files, in milliseconds. */
  readonly loadMs?: number[];
}

/** Lists what is fetched on a line from a page with links to two articles and a list, in this order. */
async function fetchedAhead({ connection, loadMs = [] }: Line, nextLoadMs = 20) {
  document.body.innerHTML =
    '<main><a href="/detail/1">1</a><a href="/detail/2">2</a><a href="/list">All</a></main>';
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.assign(performance, { getEntriesByType: () => loadMs.map((duration) => ({ duration })) });
  const fetched: string[] = [];
  const arrive = (what: string) => {
    fetched.push(what);
    loadMs.push(nextLoadMs);
    return Promise.resolve();
  };
  jest.useFakeTimers({ doNotFake: ['performance'] });
  prepareWhenIdle(source, { prepare: arrive, learnWhatIsLive: () => arrive('manifest') });
  await jest.runAllTimersAsync();
  return fetched;
}

describe('what links lead to', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it.each<Line>([{}, { loadMs: [120, 250] }, { connection: { effectiveType: '4g', saveData: false } }])(
    'is fetched when idle, each screen once, on a good line: %j',
    async (line) => {
      expect(await fetchedAhead(line)).toEqual(['manifest', '/detail/1', '/list']);
    },
  );

  it.each<Line>([
    { loadMs: [120, 500, 120] },
    { connection: { effectiveType: '3g' } },
    { connection: { saveData: true } },
  ])('is not fetched before the visitor points at it on another line: %j', async (line) => {
    expect(await fetchedAhead(line)).toEqual([]);
  });

  it('is fetched no further once a file has taken long', async () => {
    expect(await fetchedAhead({}, 500)).toEqual(['manifest']);
  });
});
