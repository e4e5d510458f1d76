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

/** Time for which a sender's work counts, in milliseconds: a flood yields to whoever was quiet. */
const recentMs = 60_000;

/** Numbers by sender. */
function openTally() {
  const counts = new Map<string, number>();
  const of = (sender: string) => counts.get(sender) ?? 0;
  return {
    of,
    add: (sender: string, change: 1 | -1): void => {
      const now = of(sender) + change;
      if (now > 0) counts.set(sender, now);
      else counts.delete(sender);
    },
  };
}

export type WorkQueue = ReturnType<typeof openWorkQueue>;

/**
 * Does some work at a time: that of the sender who had the least lately first, in the order in which it comes. When too much
 * is waiting, a sender with less takes the last place of one with more; what comes beyond that is refused.
 */
export function openWorkQueue({ atOnce, waiting: maxWaiting, ofSender }: QueueLimits) {
  const waiting: { readonly sender: string; readonly settle: (isAdmitted: boolean) => void }[] = [];
  const present = openTally();
  const recent = openTally();
  let running = 0;

  /** Takes a place from whoever has two more than a sender. @returns `true` if there is one */
  function makeRoom(sender: string): boolean {
    if (waiting.length < maxWaiting) return true;
    const last = waiting.findLastIndex((other) => recent.of(other.sender) > recent.of(sender) + 1);
    for (const { settle } of waiting.splice(last, last < 0 ? 0 : 1)) settle(false);
    return last >= 0;
  }

  /** @returns `true` if the work may begin, as soon as that is known */
  async function turn(sender: string): Promise<boolean> {
    if (present.of(sender) >= ofSender) return false;
    if (running < atOnce) {
      running += 1;
      return true;
    }
    return makeRoom(sender) && (await new Promise((settle) => waiting.push({ sender, settle })));
  }

  function leave(): void {
    waiting.sort((one, other) => recent.of(one.sender) - recent.of(other.sender));
    const next = waiting.shift();
    // The next one takes the place over.
    if (next) next.settle(true);
    else running -= 1;
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
    present.add(sender, 1);
    recent.add(sender, 1);
    setTimeout(() => recent.add(sender, -1), recentMs).unref();
    try {
      return (await admitted) ? await done(work) : busy;
    } finally {
      present.add(sender, -1);
    }
  };
}
