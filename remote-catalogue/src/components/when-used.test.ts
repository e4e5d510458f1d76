/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenUsed } from './when-used';

const work = () => jest.fn(() => Promise.reject(new Error('offline')));

beforeEach(() => void jest.useFakeTimers());

describe('whenUsed', () => {
  it('runs the work once, after the first sign of use was answered, and ignores its failure', () => {
    const own = work();
    whenUsed(own);
    expect(own).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(own).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(own).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled', () => {
    const own = work();
    whenUsed(own)();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    jest.runAllTimers();
    expect(own).not.toHaveBeenCalled();
  });
});
