/** Limits of work that is done at the same time, and of work that waits. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Work of one sender that is done or waits, so that there is room for others. */
  readonly ofSender: number;
}

/** `busy`: too much is waiting, the work was not begun. */
export type QueueResult<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'busy' };

export type WorkQueue = ReturnType<typeof openWorkQueue>;

/** Does some work at a time: that of the sender who has the least first, in the order in which it comes. */
export function openWorkQueue({ atOnce, waiting: mostWaiting, ofSender }: QueueLimits) {
  const waiting: { readonly sender: string; readonly begin: () => void }[] = [];
  /** Senders of what is done or waits. */
  const present: string[] = [];
  let running = 0;
  const countOf = (sender: string) => present.filter((other) => other === sender).length;

  /** Gives the place of work that has ended to the next. */
  function leave(sender: string): void {
    present.splice(present.indexOf(sender), 1);
    waiting.sort((one, other) => countOf(one.sender) - countOf(other.sender));
    const next = waiting.shift();
    if (next) next.begin();
    else running -= 1;
  }

  /** @param sender owner of the work: the network of a request */
  return async <Result>(sender: string, work: () => Promise<Result>): Promise<QueueResult<Result>> => {
    const isFull = running >= atOnce && waiting.length >= mostWaiting;
    if (isFull || countOf(sender) >= ofSender) return { kind: 'busy' };
    present.push(sender);
    if (running < atOnce) running += 1;
    else await new Promise<void>((begin) => waiting.push({ sender, begin }));
    try {
      return { kind: 'done', result: await work() };
    } finally {
      leave(sender);
    }
  };
}
