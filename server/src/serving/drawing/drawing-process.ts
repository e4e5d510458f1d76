/** A process that draws addresses: one call after the other. It is ended when it gives no sign. */
import { fork } from 'node:child_process';
import type { DrawingCall, DrawingOrder, DrawingReport, Report } from 'release/rendering/child/messages';
import { answerRead, childEnvironment } from 'release/rendering/draw-in-child';
import { renderingProgram } from 'release/rendering/program-file';
import type { ReadableStore } from 'release/store/store';

/** Time to be ready, in milliseconds: with 10,000 articles, the first search takes up to 10 s. */
const startTimeoutMs = 60_000;

/** Time in which a process must report something, in milliseconds. It gives up what waits longer by itself, after 2 s. */
export const signTimeoutMs = 5000;

/** Greatest heap of a process, in megabytes: with 10,000 articles, one needs 125. */
const heapMegabytes = 384;

export type DrawingProcess = ReturnType<typeof startDrawingProcess>;

export function startDrawingProcess(order: DrawingOrder, read: ReadableStore['read']) {
  const child = fork(renderingProgram('draw-on-request'), {
    env: childEnvironment(),
    execArgv: ['--no-warnings', `--max-old-space-size=${heapMegabytes}`],
    // Code of releases may write what a visitor has searched for.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const kill = () => void child.kill('SIGKILL');
  let tell: { readonly report: (said: DrawingReport) => void; readonly fail: () => void } | undefined;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      tell?.fail();
      kill();
      resolve();
    };
    child.once('error', end);
    child.once('exit', end);
  });
  child.on('message', (said: DrawingReport | Extract<Report, { kind: 'read' }>) => {
    if (said.kind === 'read') void answerRead(child, read, said);
    else tell?.report(said);
  });

  /** @throws if the process ends, or is ended because it gives no sign */
  function call(message: DrawingCall | DrawingOrder, timeoutMs = signTimeoutMs): Promise<DrawingReport> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(kill, timeoutMs);
      const over = () => {
        clearTimeout(timer);
        tell = undefined;
      };
      tell = {
        report: (said) => {
          over();
          resolve(said);
        },
        fail: () => {
          over();
          reject(new Error('The drawing process has ended'));
        },
      };
      if (child.connected) child.send(message);
    });
  }

  return {
    /** Resolves when it draws; rejects if it cannot. */
    ready: call(order, startTimeoutMs).then((said) => {
      if (said.kind === 'failed') throw new Error(said.place);
    }),
    /** Resolves when it has ended; never rejects. */
    ended,
    call: (message: DrawingCall) => call(message),
    kill,
  };
}
