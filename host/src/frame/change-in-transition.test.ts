/** @jest-environment tooling/jest/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { changeInTransition } from './change-in-transition';

const start = jest.fn<Document['startViewTransition']>();
const realMatchMedia = globalThis.matchMedia;

/** jsdom has neither view transitions nor media queries. */
function fakeBrowser({
  isStill,
  hasTransitions,
}: {
  readonly isStill: boolean;
  readonly hasTransitions: boolean;
}) {
  globalThis.matchMedia = () => ({ matches: isStill }) as MediaQueryList;
  if (hasTransitions) document.startViewTransition = start;
}

afterEach(() => {
  globalThis.matchMedia = realMatchMedia;
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('a change of the look', () => {
  it.each([
    { isStill: true, hasTransitions: true },
    { isStill: false, hasTransitions: false },
  ])('happens at once in a browser with %j', (browser) => {
    fakeBrowser(browser);
    const change = jest.fn();
    changeInTransition(change);
    expect([change.mock.calls.length, start.mock.calls.length]).toEqual([1, 0]);
  });

  it('happens in a view transition after the next frame, whose end by the next one is no error', async () => {
    fakeBrowser({ isStill: false, hasTransitions: true });
    const ready = Promise.reject(new DOMException('skipped', 'AbortError'));
    start.mockReturnValueOnce({ ready } as unknown as ViewTransition);
    const change = jest.fn();
    changeInTransition(change);
    await new Promise(requestAnimationFrame);
    expect(start).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(change).not.toHaveBeenCalled();
    const [update] = start.mock.calls[0] ?? [];
    (update as () => void)();
    await expect(ready).rejects.toThrow('skipped');
    expect(change).toHaveBeenCalledTimes(1);
  });
});
