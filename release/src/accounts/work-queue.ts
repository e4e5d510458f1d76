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

/** Does work in the order in which it comes, some at a time. When too much is waiting, it is refused at once. */
export function openWorkQueue({ atOnce, waiting: maxWaiting, ofSender }: QueueLimits) {
  const waiting: (() => void)[] = [];
  const countBy = new Map<string, number>();
  let running = 0;

  const countOf = (sender: string) => countBy.get(sender) ?? 0;

  /** @returns whether the work may begin, as soon as that is known */
  async function turn(sender: string): Promise<boolean> {
    if (countOf(sender) >= ofSender) return false;
    if (running < atOnce) {
      running += 1;
      return true;
    }
    if (waiting.length >= maxWaiting) return false;
    await new Promise<void>((begin) => waiting.push(begin));
    return true;
  }

  function leave(): void {
    const next = waiting.shift();
    // The next one takes the place over.
    if (next) next();
    else running -= 1;
  }

  function count(sender: string, change: 1 | -1): void {
    const now = countOf(sender) + change;
    if (now > 0) countBy.set(sender, now);
    else countBy.delete(sender);
  }

  async function done<Result>(work: () => Promise<Result>): Promise<QueueResult<Result>> {
    try {
      return { kind: 'done', result: await work() };
    } finally {
      leave();
    }
  }

  /** @param sender whose work it is: the network of a request */
  return async <Result>(sender: string, work: () => Promise<Result>): Promise<QueueResult<Result>> => {
    const admitted = turn(sender);
    count(sender, 1);
    try {
      return (await admitted) ? await done(work) : busy;
    } finally {
      count(sender, -1);
    }
  };
}
