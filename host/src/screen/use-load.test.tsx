import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { RouteMatch } from 'shared-types/release';
import type { Destination, ViewSource } from '../composition/view';
import { timeoutMs } from '../services/load-times';
import { useLoad } from './use-load';

const notFound: Destination = { kind: 'not-found' };

/** A source whose attempts are ended by hand, in the order in which they were begun. */
function attemptsByHand() {
  const resolvers: ((destination: Destination) => void)[] = [];
  const attempt = () => new Promise<Destination>((resolve) => resolvers.push(resolve));
  const source: ViewSource = {
    matchAt: () => undefined,
    learnRoutes: () => Promise.reject(new Error('no routes here')),
    peek: () => undefined,
    load: attempt,
    reload: attempt,
  };
  return { source, resolvers };
}

const settle = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });

beforeEach(() => {
  jest.useFakeTimers();
});

it('the result of an earlier attempt stays when the newer one hangs', async () => {
  const { source, resolvers } = attemptsByHand();
  const { result } = renderHook(() => useLoad(source, '/here'));
  act(() => {
    jest.advanceTimersByTime(timeoutMs);
  });
  expect(result.current[0].kind).toBe('timed-out');
  act(result.current[1]);
  await settle(() => resolvers[0]?.(notFound));
  expect(result.current[0]).toEqual({ kind: 'ready', value: notFound });
  act(() => {
    jest.advanceTimersByTime(timeoutMs);
  });
  expect(result.current[0]).toEqual({ kind: 'ready', value: notFound });
});

it('a failed screen is loaded again when the network is back, and not before', async () => {
  const { source, resolvers } = attemptsByHand();
  const { result } = renderHook(() => useLoad(source, '/here'));
  act(() => {
    window.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(timeoutMs);
  });
  expect([result.current[0].kind, resolvers.length]).toEqual(['timed-out', 1]);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect([result.current[0].kind, resolvers.length]).toEqual(['loading', 2]);
  await settle(() => resolvers[1]?.(notFound));
  expect(result.current[0]).toEqual({ kind: 'ready', value: notFound });
});

it('the server is told which version a visitor waits for, or could not have', async () => {
  const sendBeacon = jest.fn<Navigator['sendBeacon']>();
  Object.assign(navigator, { sendBeacon });
  const { source } = attemptsByHand();
  const remote = { entry: { href: '/remotes/shop/1.0.0/entry.js', integrity: '' } };
  const failing = {
    ...source,
    matchAt: () => ({ remote }) as RouteMatch,
    reload: () => Promise.reject(new Error('no data')),
  };
  const { result } = renderHook(() => useLoad(failing, '/here'));
  act(() => {
    jest.advanceTimersByTime(timeoutMs);
  });
  await settle(() => result.current[1]());
  expect(sendBeacon.mock.calls.map(([, report]) => report)).toEqual([
    'timeout /remotes/shop/1.0.0/',
    'load /remotes/shop/1.0.0/',
  ]);
});
