import { useEffect, useEffectEvent, useState } from 'react';
import { defaultMs, nextTickMs } from '../../model/countdown';

/** Times of a countdown, in milliseconds since 1970. */
export interface Clock {
  readonly endMs: number;
  readonly nowMs: number;
}

/**
 * The end of a countdown and the current time, read from the clock at each second's boundary and when the tab is shown
 * again; nothing until the page is alive. A clock that is set back makes the countdown longer.
 * @param givenMs the end; without one, 15 days from the first call; `NaN` for an invalid date
 */
export function useClock(givenMs: number | undefined, onComplete?: () => void): Clock | undefined {
  const [clock, setClock] = useState<Clock>();
  const complete = useEffectEvent(() => onComplete?.());

  useEffect(() => {
    const endMs = givenMs ?? Date.now() + defaultMs;
    if (Number.isNaN(endMs)) console.warn('The countdown has an invalid end date.');
    let isComplete = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const nowMs = Date.now();
      setClock({ endMs, nowMs });
      if (Number.isNaN(endMs)) return;
      timer = setTimeout(tick, nextTickMs(endMs, nowMs));
      if (nowMs < endMs || isComplete) return;
      isComplete = true;
      complete();
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [givenMs]);

  return clock;
}
