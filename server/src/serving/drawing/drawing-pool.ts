/** Processes that draw side by side, and the short queue before them. */
import { openWorkQueue, type QueueResult } from '../../http/work-queue.js';
import { messageOf } from 'release/model/thrown';
import type { DrawingOrder } from 'release/rendering/child/messages';
import type { ReadableStore } from 'release/store/store';
import { startDrawingProcess, type DrawingProcess } from './drawing-process.js';

/** Most drawings that wait for a process, half a second of its work; and most of one network, those under way too. */
const limits = { waiting: 32, ofSender: 16 };

/** Pauses before a process takes the place of one that has ended, in milliseconds: they double while none gets ready. */
const pausesMs = { shortest: 500, longest: 60_000 };

export interface PoolOptions {
  readonly processes: number;
  readonly read: ReadableStore['read'];
  /** Called with the reason if a process does not get ready. */
  readonly onFailure: (reason: string) => void;
}

export type DrawingPool = ReturnType<typeof openPool>;

export function openPool(order: DrawingOrder, { processes, read, onFailure }: PoolOptions) {
  const running = new Set<DrawingProcess>();
  const free = new Set<DrawingProcess>();
  const ready = new Set<DrawingProcess>();
  const inTurn = openWorkQueue({ atOnce: processes, ...limits });
  /** Drawings whose turn it is while no process is free: some may start. */
  const takers: ((process: DrawingProcess | undefined) => void)[] = [];
  let isClosed = false;

  function offer(process: DrawingProcess) {
    if (!ready.has(process)) return;
    const take = takers.shift();
    if (take) take(process);
    else free.add(process);
  }

  /** @returns a process as soon as one is free; `undefined` once none draws or starts */
  async function take(): Promise<DrawingProcess | undefined> {
    const [process] = free;
    if (process && free.delete(process)) return process;
    return running.size === 0 ? undefined : await new Promise((resolve) => takers.push(resolve));
  }

  function start(pauseMs: number = pausesMs.shortest) {
    if (isClosed) return;
    const process = startDrawingProcess(order, read);
    running.add(process);
    let nextPauseMs = Math.min(pauseMs * 2, pausesMs.longest);
    process.ready.then(
      () => {
        nextPauseMs = pausesMs.shortest;
        ready.add(process);
        offer(process);
      },
      (error: unknown) => {
        if (!isClosed) onFailure(messageOf(error));
        process.kill();
      },
    );
    void process.ended.then(() => {
      running.delete(process);
      ready.delete(process);
      free.delete(process);
      if (running.size === 0) for (const give of takers.splice(0)) give(undefined);
      setTimeout(start, nextPauseMs, nextPauseMs).unref();
    });
  }

  for (let count = 0; count < processes; count += 1) start();

  return {
    /** Number of processes that draw. */
    readyCount: () => ready.size,
    /**
     * Does something with a process, in its turn.
     *
     * @param sender network that asks
     * @returns `undefined` as the result if no process draws or starts
     */
    run: <Result>(
      sender: string,
      use: (process: DrawingProcess) => Promise<Result>,
    ): Promise<QueueResult<Result | undefined>> =>
      inTurn(sender, async () => {
        const process = await take();
        if (!process) return undefined;
        try {
          return await use(process);
        } finally {
          offer(process);
        }
      }),
    close: () => {
      isClosed = true;
      for (const process of running) process.kill();
    },
  };
}
