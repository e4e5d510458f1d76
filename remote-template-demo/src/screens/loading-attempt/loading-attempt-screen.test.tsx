import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { load, Screen } from './loading-attempt-screen';

const readAsset = jest.fn((path: string) => Promise.reject(new Error(`There is no ${path}.`)));

const loadAt = (path: string) => load(fakeRequest(path), fakeContext({ readAsset }));

beforeEach(() => {
  jest.useFakeTimers();
  readAsset.mockClear();
});

describe('a screen of the loading demo', () => {
  it('takes as long as its address says', async () => {
    const listener = jest.fn();
    const loaded = loadAt('/example/loading/late/a').then(listener);
    await jest.advanceTimersByTimeAsync(11_999);
    expect(listener).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await loaded;
    expect(listener).toHaveBeenCalledWith({ kind: 'ready', data: { attempts: 1 } });
  });

  it('fails once by a real request, and comes with the next attempt', async () => {
    const path = '/example/loading/failing-once/b';
    const first = expect(loadAt(path)).rejects.toThrow('There is no data/missing-on-purpose.json.');
    await jest.runAllTimersAsync();
    await first;
    const second = loadAt(path);
    await jest.runAllTimersAsync();
    expect(await second).toEqual({ kind: 'ready', data: { attempts: 2 } });
    expect(readAsset).toHaveBeenCalledTimes(1);
  });

  it('is not there for a speed that does not exist', async () => {
    expect(await loadAt('/example/loading/quick/c')).toEqual({ kind: 'not-found' });
  });

  it('says which attempt it was', () => {
    const data = { attempts: 2 };
    render(<Screen {...screenProps(fakeRequest('/example/loading/slow/d'), data)} />);
    expect(screen.getByText('The data of this screen came in attempt 2.')).toBeVisible();
  });
});
