/** Time after the last change before what a user changes is saved. */
const saveDelayMs = 800;

/** Runs work one after the other, whatever becomes of each: two saves at a time would undo each other. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

/** Saves a moment after the last change; if it is due, also when the tab is left or looked at, and when the network is back. */
export function createSaveTimes(save: () => void, isDue: () => boolean) {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isDue()) save();
  };
  addEventListener('online', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return {
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(save, saveDelayMs);
    },
    end: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
}
