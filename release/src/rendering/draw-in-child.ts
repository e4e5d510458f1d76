/** Runs the code of releases: a process draws one page set, and is ended when it is done or takes too long. */
import { fork, type ChildProcess } from 'node:child_process';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import type { ReadableStore } from '../store/store.js';
import type { DrawnFile, PageSetOrder, ReadAnswer, Report } from './child/messages.js';
import { renderingProgram } from './program-file.js';

export interface DrawingOptions {
  /** Reads the store for the process. */
  readonly read: ReadableStore['read'];
  /** Time in which something must be drawn, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Environment variables that a request to an API needs: proxies, and certificates. */
const networkVariables = ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy']
  .flatMap((name) => [name, name.toUpperCase()])
  .concat('NODE_EXTRA_CA_CERTS');

/** Time zone and language are the same everywhere. */
export const childEnvironment = () => ({
  ...Object.fromEntries(
    networkVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  TZ: 'UTC',
  LC_ALL: 'en_US.UTF-8',
});

/** Error of the rendering process. Its cause has the place in the code of the release. */
function thrownError({ reason, message, stack }: Extract<Report, { kind: 'failed' }>): Error {
  const cause = Object.assign(new Error(message), { stack });
  return Object.assign(new ReleaseError(reason, message), { cause });
}

/** Reads a key of the store for a process. */
export async function answerRead(
  child: ChildProcess,
  read: ReadableStore['read'],
  { id, key }: Extract<Report, { kind: 'read' }>,
): Promise<void> {
  const found = await read(key).then(
    (bytes): ReadAnswer => ({ id, text: bytes?.toString('base64') }),
    (error: unknown): ReadAnswer => ({ id, problem: messageOf(error) }),
  );
  if (child.connected) child.send(found);
}

/** Draws a page set. @returns its files, when all of them are drawn */
export async function drawInChild(
  order: PageSetOrder,
  { read, timeoutMs, signal }: DrawingOptions,
): Promise<readonly DrawnFile[]> {
  const files: DrawnFile[] = [];
  let busy: readonly string[] = [];
  const refusal = (problem: string) => {
    const what = busy.join(' or ') || 'its pages';
    const text = `${order.title} cannot render ${what}: ${problem} Fix it and publish a new version.`;
    return new ReleaseError('refused', text);
  };
  const child = fork(renderingProgram('program'), {
    env: childEnvironment(),
    // Drawing makes much that lives shortly, as compiling does.
    execArgv: ['--no-warnings', '--max-semi-space-size=64'],
    // Output of a release's code is no output of the command.
    stdio: ['ignore', 2, 2, 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => {
        reject(refusal(`nothing came of it for ${timeoutMs / 1000} s. Is it an endless loop?`));
      }, timeoutMs);
      child.on('error', reject);
      child.on('exit', (code, by) => reject(refusal(`its process ended (${by ?? `code ${code}`}).`)));
      child.on('message', (report: Report) => {
        timer?.refresh();
        if (report.kind === 'busy') busy = report.whats;
        else if (report.kind === 'drawn') files.push(report.file);
        else if (report.kind === 'read') void answerRead(child, read, report);
        else if (report.kind === 'done') resolve();
        else reject(thrownError(report));
      });
      child.send(order);
    });
    return files;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
