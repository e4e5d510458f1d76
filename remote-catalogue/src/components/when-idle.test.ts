/** @jest-environment tooling/jest/browser-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { whenIdle } from './when-idle';

describe('whenIdle', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('runs the work when idle, and ignores its failure', () => {
    jest.useFakeTimers();
    const work = jest.fn(() => Promise.reject(new Error('offline')));
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled', () => {
    jest.useFakeTimers();
    const work = jest.fn(() => Promise.resolve());
    whenIdle(work)();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });

  it('does nothing if the visitor saves data', () => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const work = jest.fn(() => Promise.resolve());
    whenIdle(work);
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
