import { maxCountedNetworks, postsPerWindow, postWindowMs } from './limits.js';

/**
 * Counts the posts of each network. Forgets a network when its window is over, and posts that lie in the future of a clock
 * that was set back.
 */
export function openPostCounter() {
  const postsBy = new Map<string, readonly number[]>();
  const recentOf = (network: string, nowMs: number) =>
    (postsBy.get(network) ?? []).filter((time) => time <= nowMs && time > nowMs - postWindowMs);

  /** In the order of their last post: what is first is oldest. */
  const forgetOldest = (nowMs: number) => {
    for (const network of postsBy.keys()) {
      if (postsBy.size <= maxCountedNetworks && recentOf(network, nowMs).length > 0) return;
      postsBy.delete(network);
    }
  };

  return {
    /** @returns how long to wait, in milliseconds; 0 if this post is within the limit */
    count: (network: string, nowMs: number): number => {
      const recent = recentOf(network, nowMs);
      if (recent.length >= postsPerWindow) return (recent[0] ?? nowMs) + postWindowMs - nowMs;
      postsBy.delete(network);
      postsBy.set(network, [...recent, nowMs]);
      forgetOldest(nowMs);
      return 0;
    },
  };
}
