import { newId } from '../../../api/new-id';

/** Names this tab. */
export const thisTab = newId();

const lockOf = (tab: string) => `template-demo.tab.${tab}`;

const browserLocks = () => ('locks' in navigator ? navigator.locks : undefined);

let isMarked = false;

/** Lets other tabs know that this one is open, until it is closed. */
export function markTabOpen(): void {
  if (isMarked) return;
  isMarked = true;
  void browserLocks()?.request(lockOf(thisTab), () => new Promise<void>(() => {}));
}

/**
 * Does something as soon as a tab is closed, in one of the tabs that wait for it. Where there are no locks, at once. Rejects at
 * the signal.
 */
export async function whenTabCloses(
  tab: string,
  work: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const locks = browserLocks();
  await (locks ? locks.request(lockOf(tab), { signal }, work) : work());
}
