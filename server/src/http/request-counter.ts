/** Limit of the requests of one sender within a time. */
export interface RequestLimit {
  readonly requests: number;
  readonly windowMs: number;
  /** Senders that are counted at the same time; the oldest is forgotten first. */
  readonly maxSenders: number;
}

/** Counts the requests of each sender: a network, or an account. */
export interface RequestCounter {
  /** @returns time to wait, in milliseconds; 0 if this request is within the limit */
  readonly count: (sender: string, nowMs: number) => number | Promise<number>;
  /** Takes back the last request of a sender that was counted. */
  readonly takeBack: (sender: string) => void | Promise<void>;
  /** Forgets what was counted of a sender. */
  readonly forget: (sender: string) => void | Promise<void>;
}

/**
 * Counts in memory. Forgets a sender when its window is over, and requests that lie in the future of a clock that was set
 * back.
 */
export function openRequestCounter({ requests, windowMs, maxSenders }: RequestLimit) {
  const timesBy = new Map<string, readonly number[]>();
  const recentOf = (sender: string, nowMs: number) =>
    (timesBy.get(sender) ?? []).filter((time) => time <= nowMs && time > nowMs - windowMs);

  /** Forgets the oldest senders. They stand in the order of their last request. */
  const forgetOldest = (nowMs: number) => {
    for (const sender of timesBy.keys()) {
      if (timesBy.size <= maxSenders && recentOf(sender, nowMs).length > 0) return;
      timesBy.delete(sender);
    }
  };

  return {
    count: (sender: string, nowMs: number): number => {
      const recent = recentOf(sender, nowMs);
      if (recent.length >= requests) return (recent[0] ?? nowMs) + windowMs - nowMs;
      timesBy.delete(sender);
      timesBy.set(sender, [...recent, nowMs]);
      forgetOldest(nowMs);
      return 0;
    },
    takeBack: (sender: string): void => {
      const times = timesBy.get(sender) ?? [];
      if (times.length > 1) timesBy.set(sender, times.slice(0, -1));
      else timesBy.delete(sender);
    },
    forget: (sender: string): void => void timesBy.delete(sender),
  } satisfies RequestCounter;
}
