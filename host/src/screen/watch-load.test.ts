import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { delayMs, timeoutMs } from '../services/load-times';
import { watchLoad, type LoadState } from './watch-load';

function pendingLoad() {
  let resolve = (_value: string) => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function watched() {
  const work = pendingLoad();
  const states: LoadState<string>['kind'][] = [];
  const watch = watchLoad({ load: () => work.promise, onChange: ({ kind }) => states.push(kind) });
  return { ...work, ...watch, states };
}

beforeEach(() => {
  jest.useFakeTimers();
});

describe('watchLoad', () => {
  it('has the numbers of the specification', () => {
    expect([delayMs, timeoutMs]).toEqual([300, 10_000]);
  });

  it('times out at 10 s and still reports a success at 12 s', async () => {
    const { states, resolve } = watched();
    jest.advanceTimersByTime(10_000);
    expect(states).toEqual(['delayed', 'timed-out']);
    jest.advanceTimersByTime(2000);
    resolve('late');
    await jest.runAllTimersAsync();
    expect(states).toEqual(['delayed', 'timed-out', 'ready']);
  });

  it('reports only the success of an abandoned attempt', async () => {
    const failing = watched();
    failing.abandon();
    failing.reject(new Error('gone'));
    const succeeding = watched();
    succeeding.abandon();
    succeeding.resolve('late');
    await jest.runAllTimersAsync();
    expect([failing.states, succeeding.states]).toEqual([[], ['ready']]);
  });

  it('reports nothing after cancel', async () => {
    const { states, resolve, cancel } = watched();
    cancel();
    resolve('late');
    await jest.runAllTimersAsync();
    expect(states).toEqual([]);
  });
});
