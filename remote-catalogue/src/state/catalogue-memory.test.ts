import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import axios from 'axios';
import { fakeSite } from 'shared-types/testing/fake-site';
import { searchIndexPath, synonymsPath } from '../../articles/release-files';
import { testRelease } from '../testing/built-release';
import { timeoutMs } from '../api/http';
import { loadFinder } from './catalogue-memory';

type ReadAsset = (path: string) => Promise<unknown>;

/** A page of a site whose files come as a test says. */
async function openPage() {
  const release = await testRelease();
  const answer = jest.fn<ReadAsset>(release.readAsset);
  const source = {
    site: { ...fakeSite },
    http: () => Promise.resolve(axios.create()),
    readAsset: answer,
  };
  return { answer, release, load: () => loadFinder(source) };
}

const failingFor =
  (
    broken: string,
    { readAsset }: { readonly readAsset: ReadAsset },
    fail: () => Promise<unknown>,
  ): ReadAsset =>
  (path) =>
    path === broken ? fail() : readAsset(path);

describe('the finder', () => {
  it('is loaded once', async () => {
    const { answer, load } = await openPage();
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(answer.mock.calls.filter(([path]) => path === searchIndexPath)).toHaveLength(1);
  });

  it.each([
    ['of words is missing', searchIndexPath, () => Promise.reject(new Error('status 404'))],
    ['of words is damaged', searchIndexPath, () => Promise.resolve({ mark: 7 })],
    ['of synonyms is damaged', synonymsPath, () => Promise.resolve([['hi-vis']])],
  ])('fails if its file %s, and is loaded by the next call', async (_, broken, fail) => {
    const { answer, release, load } = await openPage();
    answer.mockImplementation(failingFor(broken, release, fail));
    await expect(load()).rejects.toThrow();
    answer.mockImplementation(release.readAsset);
    expect((await load()).rows).not.toHaveLength(0);
  });
});

describe('a file of the finder that does not come', () => {
  beforeEach(() => void jest.useFakeTimers());

  it('is given up in time, and asked for again by the next call', async () => {
    const { answer, release, load } = await openPage();
    answer.mockImplementation(failingFor(searchIndexPath, release, () => new Promise(() => {})));
    const hanging = expect(load()).rejects.toThrow(`No answer within ${timeoutMs} ms`);
    await jest.advanceTimersByTimeAsync(timeoutMs);
    await hanging;
    answer.mockImplementation(release.readAsset);
    const again = load();
    await jest.advanceTimersByTimeAsync(timeoutMs);
    expect((await again).rows).not.toHaveLength(0);
  });
});
