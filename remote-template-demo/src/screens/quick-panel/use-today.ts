import { useEffect, useState } from 'react';

/** The next midnight where the visitor is. */
const nextMidnight = (now: Date) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);

/** A moment of the current day: it changes at midnight, and when the tab is shown again. */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const follow = () => setNow(new Date());
    const timer = setTimeout(follow, nextMidnight(now).getTime() - now.getTime());
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [now]);
  return now;
}
