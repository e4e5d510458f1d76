const lockName = 'template-demo.reminders';

/**
 * Does something in one of all open tabs: the one that was shown last. When it is closed, another one takes over. Where the
 * browser has no locks, every tab does it.
 *
 * @param begin begins it, and returns a function that ends it
 */
export function inOneTab(begin: () => () => void): void {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) {
    begin();
    return;
  }
  let isHolder = false;
  let queued: AbortController | undefined;

  const hold = (options: LockOptions) => {
    let end = () => {};
    const request = locks.request(lockName, options, () => {
      isHolder = true;
      end = begin();
      // As long as the tab is open, or until another tab takes it.
      return new Promise<void>(() => {});
    });
    request.catch(() => {
      if (options.signal?.aborted) return;
      isHolder = false;
      end();
      queue();
    });
  };

  function queue() {
    queued = new AbortController();
    hold({ signal: queued.signal });
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || isHolder) return;
    queued?.abort();
    hold({ steal: true });
  });
  queue();
}
