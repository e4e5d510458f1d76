/** @jest-environment tooling/jest/browser-environment */
import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { useQuickPanel } from './use-quick-panel';

/** State of the button once it is known whether the panel is filled. */
async function given(isFilled: () => Promise<boolean>) {
  const panel = await fakeShell().quickPanel();
  const never = () => Promise.reject(new Error('This test loads no screen.'));
  const source = { isFilled, matchAt: () => undefined, peek: () => undefined, load: never, reload: never };
  const { result } = renderHook(() => useQuickPanel({ panel, source }));
  expect(result.current).toBeUndefined();
  await act(async () => {
    await Promise.resolve();
  });
  return { panel, opened: result.current };
}

it('a button of the quick panel toggles it', async () => {
  const { panel, opened } = await given(() => Promise.resolve(true));
  expect(opened?.isOpen).toBe(false);
  opened?.toggle();
  expect(panel.toggle).toHaveBeenCalledWith();
});

it.each([
  ['no remote fills the quick panel', () => Promise.resolve(false)],
  ['it is not known who fills the quick panel', () => Promise.reject(new Error('no network'))],
])('there is no button if %s', async (_, isFilled) => {
  expect((await given(isFilled)).opened).toBeUndefined();
});
