/** A timer whose time can stand still. */
export interface PausableTimer {
  readonly start: (durationMs: number) => void;
  readonly stop: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** @param onEnd called when the time of `start` is over, the pauses not counted */
export function createPausableTimer(onEnd: () => void): PausableTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remainingMs: number | undefined;
  let startedAtMs = 0;
  let isPaused = false;

  const run = () => {
    if (remainingMs === undefined || isPaused) return;
    startedAtMs = Date.now();
    timer = setTimeout(() => {
      remainingMs = undefined;
      onEnd();
    }, remainingMs);
  };
  return {
    start: (durationMs) => {
      clearTimeout(timer);
      remainingMs = durationMs;
      run();
    },
    stop: () => {
      clearTimeout(timer);
      remainingMs = undefined;
    },
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      clearTimeout(timer);
      if (remainingMs !== undefined) remainingMs -= Math.max(0, Date.now() - startedAtMs);
    },
    resume: () => {
      isPaused = false;
      clearTimeout(timer);
      run();
    },
  };
}
