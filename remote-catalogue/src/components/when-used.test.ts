/** @jest-environment tooling/jest/browser-environment */
import { describe, expect, it, jest } from '@jest/globals';
import { whenUsed } from './when-used';

const work = () => jest.fn(() => Promise.reject(new Error('offline')));

describe('whenUsed', () => {
  it('runs the work once, at the first sign of use, and ignores its failure', () => {
    const own = work();
    whenUsed(own);
    expect(own).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(own).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled', () => {
    const own = work();
    whenUsed(own)();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(own).not.toHaveBeenCalled();
  });
});
