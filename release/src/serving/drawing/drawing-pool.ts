/** Processes that draw side by side, and the short queue before them. */
import { messageOf } from '../../model/thrown.js';
import type { DrawingOrder } from '../../rendering/child/messages.js';
import type { ReadableStore } from '../../store/store.js';
import { startDrawingProcess, type DrawingProcess } from './drawing-process.js';

/** Most jobs that wait for a process: they are drawn in half a second. */
const longestQueue = 32;

/** Pauses before a process takes the place of one that has ended, in milliseconds: they double while none gets ready. */
const pausesMs = { shortest: 500, longest: 60_000 };

export interface PoolOptions {
  readonly processes: number;
  readonly read: ReadableStore['read'];
  /** Called with the reason if a process does not get ready. */
  readonly onFailure: (reason: string) => void;
}

/** @param process `undefined` if no process can draw it any more */
type Job = (process: DrawingProcess | undefined) => Promise<void>;

export type DrawingPool = ReturnType<typeof openPool>;

export function openPool(order: DrawingOrder, { processes, read, onFailure }: PoolOptions) {
  const running = new Set<DrawingProcess>();
  const free = new Set<DrawingProcess>();
  const ready = new Set<DrawingProcess>();
  const jobs: Job[] = [];
  let isClosed = false;

  const dropJobs = () => jobs.splice(0).forEach((job) => void job(undefined));

  function work() {
    const [process] = free;
    const job = process && jobs.shift();
    if (!job) return;
    free.delete(process);
    void job(process).then(() => offer(process));
  }

  function offer(process: DrawingProcess) {
    if (!ready.has(process)) return;
    free.add(process);
    work();
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
      if (ready.size === 0) dropJobs();
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
     * @returns `undefined` if the queue is full or no process draws; resolves to that if none draws when it is its turn
     */
    run: <Result>(
      use: (process: DrawingProcess) => Promise<Result>,
    ): Promise<Result | undefined> | undefined => {
      if (ready.size === 0 || jobs.length >= longestQueue) return undefined;
      return new Promise((resolve) => {
        jobs.push(async (process) => resolve(process && (await use(process))));
        work();
      });
    },
    close: () => {
      isClosed = true;
      dropJobs();
      for (const process of running) process.kill();
    },
  };
}
