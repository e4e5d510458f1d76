/** How much work is done at the same time, and how much may wait. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

export type QueueResult<Result> = { readonly kind: 'done'; readonly result: Result } | typeof busy;

/** Too much is waiting: the work was not begun. */
const busy = { kind: 'busy' } as const;

export type WorkQueue = ReturnType<typeof openWorkQueue>;

/** Does work in the order in which it comes, some at a time. What comes when too much is waiting is refused at once. */
export function openWorkQueue({ atOnce, waiting: maxWaiting }: QueueLimits) {
  const waiting: (() => void)[] = [];
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

  return async <Result>(work: () => Promise<Result>): Promise<QueueResult<Result>> => {
    const admitted = turn();
    if (!admitted) return busy;
    await admitted;
    try {
      return { kind: 'done', result: await work() };
    } finally {
      leave();
    }
  };
}
