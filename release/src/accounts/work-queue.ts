/** How much work is done at the same time, and how much may wait. */
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

/** Does work in the order in which it comes, some at a time. What comes when too much is waiting is refused at once. */
export function openWorkQueue({ atOnce, waiting: maxWaiting, ofSender }: QueueLimits) {
  const waiting: (() => void)[] = [];
  const countBy = new Map<string, number>();
  let running = 0;

  function turn(): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return waiting.length < maxWaiting ? new Promise((resolve) => waiting.push(resolve)) : undefined;
  }

  function leave(): void {
    const next = waiting.shift();
    // The next one takes the place over.
    if (next) next();
    else running -= 1;
  }

  function count(sender: string, change: 1 | -1): void {
    const now = (countBy.get(sender) ?? 0) + change;
    if (now > 0) countBy.set(sender, now);
    else countBy.delete(sender);
  }

  /** @param sender whose work it is: the network of a request */
  return async <Result>(sender: string, work: () => Promise<Result>): Promise<QueueResult<Result>> => {
    const admitted = (countBy.get(sender) ?? 0) < ofSender ? turn() : undefined;
    if (!admitted) return busy;
    count(sender, 1);
    try {
      await admitted;
      return { kind: 'done', result: await work() };
    } finally {
      count(sender, -1);
      leave();
    }
  };
}
