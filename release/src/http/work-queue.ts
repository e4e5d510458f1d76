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
 * Does some work at a time: that of the sender who has the least first, in the order in which it comes. When too much
 * is waiting, a sender with less of it takes the last place of the one with most; what comes beyond that is refused.
 */
export function openWorkQueue({ atOnce, waiting: maxWaiting, ofSender }: QueueLimits) {
  const waiting: { readonly sender: string; readonly settle: (isAdmitted: boolean) => void }[] = [];
  const countBy = new Map<string, number>();
  let running = 0;

  const countOf = (sender: string) => countBy.get(sender) ?? 0;

  /** Takes a place from whoever has two more than a sender. @returns `true` if there is one */
  function makeRoom(sender: string): boolean {
    if (waiting.length < maxWaiting) return true;
    const last = waiting.findLastIndex((other) => countOf(other.sender) > countOf(sender) + 1);
    for (const { settle } of waiting.splice(last, last < 0 ? 0 : 1)) settle(false);
    return last >= 0;
  }

  /** @returns `true` if the work may begin, as soon as that is known */
  async function turn(sender: string): Promise<boolean> {
    if (countOf(sender) >= ofSender) return false;
    if (running < atOnce) {
      running += 1;
      return true;
    }
    return makeRoom(sender) && (await new Promise((settle) => waiting.push({ sender, settle })));
  }

  function leave(): void {
    waiting.sort((one, other) => countOf(one.sender) - countOf(other.sender));
    const next = waiting.shift();
    // The next one takes the place over.
    if (next) next.settle(true);
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

  /** @param sender owner of the work: the network of a request */
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
