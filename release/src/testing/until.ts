import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition; a test that waits in vain ends by its own limit. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await pause(10);
}
