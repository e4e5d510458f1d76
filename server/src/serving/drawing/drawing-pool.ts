/** Processes that draw side by side, and the short queue before them. */
import { openWorkQueue, type QueueResult } from '../../http/work-queue.js';
import { messageOf } from 'release/model/thrown';
import type { DrawingOrder } from 'release/rendering/child/messages';
import type { ReadableStore, Store } from 'release/store/store';
import type { LiveSite } from '../live-site.js';
import { orderOf, type DrawnSets } from './drawn-place.js';
import { startDrawingProcess, type DrawingProcess } from './drawing-process.js';

/** Most drawings that wait for a process, half a second of its work; and most of one network, those under way too. */
const limits = { waiting: 32, ofSender: 16 };

/** Pause before a process takes the place of one that has ended, in milliseconds. */
const pauseMs = 2000;

interface PoolOptions {
  readonly processes: number;
  readonly read: ReadableStore['read'];
  /** Called with the reason if a process does not get ready. */
  readonly onFailure: (reason: string) => void;
}

function openPool(order: DrawingOrder, { processes, read, onFailure }: PoolOptions) {
  const running = new Set<DrawingProcess>();
  const ready = new Set<DrawingProcess>();
  const drawing = new Set<DrawingProcess>();
  const inTurn = openWorkQueue({ atOnce: processes, ...limits });
  let isClosed = false;

  function start() {
    if (isClosed) return;
    const process = startDrawingProcess(order, read);
    running.add(process);
    process.ready.then(
      () => ready.add(process),
      (error: unknown) => {
        if (!isClosed) onFailure(messageOf(error));
        process.kill();
      },
    );
    void process.ended.then(() => {
      running.delete(process);
      ready.delete(process);
      drawing.delete(process);
      setTimeout(start, pauseMs).unref();
    });
  }

  for (let count = 0; count < processes; count += 1) start();

  return {
    /** Number of processes that draw. */
    readyCount: () => ready.size,
    /** Does something with a process in the turn of a sender; with `undefined` as the result while none is ready. */
    run: <Result>(
      sender: string,
      use: (process: DrawingProcess) => Promise<Result>,
    ): Promise<QueueResult<Result | undefined>> =>
      inTurn(sender, async () => {
        const process = [...ready].find((one) => !drawing.has(one));
        if (!process) return undefined;
        drawing.add(process);
        return await use(process).finally(() => drawing.delete(process));
      }),
    close: () => {
      isClosed = true;
      for (const process of running) process.kill();
    },
  };
}

export type ServedPool = ReturnType<typeof openServedPool>;

/** Processes for what is served, and others when that changes. */
export function openServedPool(store: Store, processes: number, tell: (text: string) => void) {
  let current: { readonly of: string; readonly pool: ReturnType<typeof openPool> } | undefined;
  let hasAnswered = false;
  const onFailure = (place: string) => {
    hasAnswered = true;
    tell(`Pages cannot be drawn on request: ${place}.`);
  };
  return {
    pool: () => current?.pool,
    follow: (live: LiveSite, sets: DrawnSets): void => {
      const of = [live.hash, live.composition.host.digest, ...sets.values()].join(' ');
      if (processes === 0 || current?.of === of) return;
      current?.pool.close();
      const options = { processes, read: store.read, onFailure };
      current = sets.size === 0 ? undefined : { of, pool: openPool(orderOf(store, live), options) };
    },
    close: (): void => {
      current?.pool.close();
      current = undefined;
    },
    isReady: (): boolean => {
      hasAnswered ||= current === undefined || current.pool.readyCount() > 0;
      return hasAnswered;
    },
  };
}
