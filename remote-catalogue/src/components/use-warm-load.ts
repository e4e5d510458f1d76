import { useEffect } from 'react';
import type { Shell } from 'shared-types';
import { whenIdle } from './when-idle';

/**
 * Fetches what the next view's `load` waits for, when the page is idle.
 *
 * @param fetchLoad must stay the same
 */
export function useWarmLoad(shell: Shell, fetchLoad: (shell: Shell) => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(async () => {
        // First alone: while a page hydrates, shared modules are not on offer until the shell has answered, and a
        // script that asks too early for one never gets it.
        await shell.http();
        await fetchLoad(shell);
      }),
    [shell, fetchLoad],
  );
}
