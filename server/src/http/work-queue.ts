/** Limits of work that is done at the same time, and of work that waits. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Work of one sender that is done or waits, so that there is room for others. */
  readonly ofSender: number;
}

export type QueueResult<Result> = { readonly kind: 'done'; readonly result: Result } | typeof busy;

/** Too much is waiting: the work was not begun. */
const busy = { kind: 'busy' } as const;

export type WorkQueue = ReturnType<typeof openWorkQueue>;

/**
 * Does some work at a time: that of the sender who has the least first, in the order in which it comes. When too much is
 * waiting, a sender with less takes the last place of one with more; what comes beyond that is refused.
 */
export function openWorkQueue({ atOnce, waiting: maxWaiting, ofSender }: QueueLimits) {
  const waiting: { readonly sender: string; readonly settle: (isAdmitted: boolean) => void }[] = [];
  const present = new Map<string, number>();
  const countOf = (sender: string) => present.get(sender) ?? 0;
  let running = 0;

  function add(sender: string, change: 1 | -1): void {
    const count = countOf(sender) + change;
    if (count > 0) present.set(sender, count);
    else present.delete(sender);
  }

  /** @returns `true` if the work may begin, as soon as that is known */
  async function turn(sender: string): Promise<boolean> {
    if (running < atOnce) {
      running += 1;
      return true;
    }
    if (waiting.length >= maxWaiting) {
      const last = waiting.findLastIndex((other) => countOf(other.sender) > countOf(sender));
      if (last < 0) return false;
      for (const { settle } of waiting.splice(last, 1)) settle(false);
    }
    return await new Promise((settle) => waiting.push({ sender, settle }));
  }

  function leave(): void {
    const least = Math.min(...waiting.map(({ sender }) => countOf(sender)));
    const next = waiting.findIndex(({ sender }) => countOf(sender) === least);
    if (next < 0) running -= 1;
    // The next one takes the place over.
    else for (const { settle } of waiting.splice(next, 1)) settle(true);
  }

  /** @param sender owner of the work: the network of a request */
  return async <Result>(sender: string, work: () => Promise<Result>): Promise<QueueResult<Result>> => {
    if (countOf(sender) >= ofSender) return busy;
    add(sender, 1);
    try {
      if (!(await turn(sender))) return busy;
      return { kind: 'done', result: await work().finally(leave) };
    } finally {
      add(sender, -1);
    }
  };
}
