import { postsPerWindow, postWindowMs } from './limits.js';

/** Counts the posts of each address. */
export interface PostCounter {
  /** @returns how long to wait, in milliseconds; 0 if this post is within the limit */
  readonly count: (address: string, nowMs: number) => number;
}

/** Forgets an address when its window is over. */
export function openPostCounter(): PostCounter {
  const postsBy = new Map<string, readonly number[]>();
  return {
    count: (address, nowMs) => {
      for (const [other, times] of postsBy) {
        const recent = times.filter((time) => time > nowMs - postWindowMs);
        if (recent.length > 0) postsBy.set(other, recent);
        else postsBy.delete(other);
      }
      const recent = postsBy.get(address) ?? [];
      if (recent.length >= postsPerWindow) return (recent[0] ?? nowMs) + postWindowMs - nowMs;
      postsBy.set(address, [...recent, nowMs]);
      return 0;
    },
  };
}
