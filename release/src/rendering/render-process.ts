/** Starts the rendering process, gives it tasks and waits for their ends, each with a time limit. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import type { FileQuestion, Order, PageSetSource, Report, SentError, Task } from './child/messages.js';
import { renderingProgram } from './program-file.js';

/** Reads what the remote of a page set asks for: JSON, or nothing for a fact that no package offers. */
export type AnswerQuestion = (file: FileQuestion) => Promise<string | undefined>;

export interface OpenPageSet {
  /** @param what as an error names it: a path. @throws what the task threw, with its stack */
  readonly run: (task: Task, what: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export interface PageSetToOpen {
  /** Title of the release whose code is run. */
  readonly title: string;
  readonly source: Omit<PageSetSource, 'timeoutMs' | 'proxies'>;
  readonly answer: AnswerQuestion;
}

export type RenderProcess = ReturnType<typeof renderProcess>;

interface PendingTask {
  readonly title: string;
  readonly what: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A remote's module may take this long to find what it shows, and as long without a pause, in milliseconds. */
const defaultTimeoutMs = 30_000;

/** Time that the process waits for another page set, in milliseconds. */
const idleMs = 1000;

const proxyVariables = ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'];

/** Variables of this process by their names, as far as they are set. */
const variables = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Where time zone and language come from in a process with no environment; certificates are for `http` alone. */
const environment = () => ({ TZ: 'UTC', LC_ALL: 'en_US.UTF-8', ...variables(['NODE_EXTRA_CA_CERTS']) });

/**
 * Files and programs are closed to the process by Node itself, in the versions whose permissions are stable. Its own
 * modules are open, packages are not.
 */
function permissionFlags(program: string): readonly string[] {
  const known = process.allowedNodeEnvironmentFlags;
  if (!known.has('--permission')) return [];
  const files = `--allow-fs-read=${path.resolve(path.dirname(program), '../..')}/*`;
  return ['--permission', files, '--allow-worker', ...(known.has('--allow-net') ? ['--allow-net'] : [])];
}

/** Its stack has the place in the code of the release. */
function thrownError({ message, stack, isRefusal }: SentError): Error {
  const error = Object.assign(new Error(message), { stack });
  return isRefusal ? Object.assign(new ReleaseError('refused', message), { cause: error }) : error;
}

function endText({ title, what }: PendingTask, timeoutMs: number, cause: string | undefined): string {
  const problem = cause ?? `its code did not pause for ${timeoutMs / 1000} s. Is it an endless loop`;
  return `${title} cannot render ${what}: ${problem}${cause ? '.' : '?'} Fix it and publish a new version.`;
}

function startProcess(timeoutMs: number) {
  const pending = new Map<number, PendingTask>();
  const answers = new Map<number, AnswerQuestion>();
  let stuckAt = '';
  let hasEnded = false;
  let last = 0;
  let silence: NodeJS.Timeout | undefined;
  const program = renderingProgram();
  const child = fork(program, [String(timeoutMs)], {
    env: environment(),
    execArgv: [...permissionFlags(program), '--no-warnings'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // Its end is noticed later: until then no page set may be opened in it.
  const end = () => {
    hasEnded = true;
    child.kill('SIGKILL');
  };

  /** Ends a process that no longer answers, as when it is stopped by a signal. The timer also keeps this process alive. */
  function watchSilence(): void {
    clearTimeout(silence);
    silence = pending.size > 0 ? setTimeout(end, 4 * timeoutMs) : undefined;
  }

  function rejectAll(errorFor: (task: PendingTask) => Error): void {
    const tasks = [...pending.values()];
    pending.clear();
    watchSilence();
    for (const task of tasks) task.reject(errorFor(task));
  }

  function whenEnded(cause: string): void {
    hasEnded = true;
    const stuck = pending.get(Number(stuckAt));
    rejectAll((task) => {
      const text = endText(stuck ?? task, timeoutMs, stuckAt === '' ? cause : undefined);
      return new ReleaseError('refused', text);
    });
  }

  async function answer({ question, set, file }: Extract<Report, { question: number }>): Promise<void> {
    const order: Order = await (answers.get(set) ?? notOpen)(file).then(
      (text) => ({ answerTo: question, text }),
      (error: unknown) => ({ answerTo: question, error: messageOf(error) }),
    );
    if (child.connected) child.send(order);
  }

  function settle(report: Exclude<Report, { question: number }>): void {
    const task = pending.get(report.id);
    if ('result' in report) task?.resolve(report.result);
    else if (task) task.reject(thrownError(report.error));
    // A promise without a handler was rejected after its task had ended: all running tasks fail.
    else rejectAll(() => thrownError(report.error));
    pending.delete(report.id);
    watchSilence();
  }

  child.unref();
  child.channel?.unref();
  child.stdout?.on('data', (text: Buffer) => (stuckAt += text.toString()));
  child.on('message', (report: Report) => {
    if ('question' in report) void answer(report);
    else settle(report);
  });
  child.on('error', ({ message }) => whenEnded(message));
  child.on('close', (code, signal) => whenEnded(`its process ended (${signal ?? `code ${code ?? ''}`})`));

  return {
    hasEnded: () => hasEnded || !child.connected,
    openSet: (answerQuestion: AnswerQuestion) => {
      last += 1;
      answers.set(last, answerQuestion);
      return last;
    },
    closeSet: (set: number) => void answers.delete(set),
    run: (set: number, task: Task, named: Pick<PendingTask, 'title' | 'what'>) =>
      new Promise((resolve, reject) => {
        last += 1;
        pending.set(last, { ...named, resolve, reject });
        watchSilence();
        const order: Order = { id: last, set, task };
        child.send(order, (error) => error && whenEnded(error.message));
      }),
    end,
  };
}

const notOpen: AnswerQuestion = () => Promise.reject(new Error('The page set is closed'));

/**
 * Opens page sets in a process that is started for the first one, and ends when none has been open for a while.
 *
 * @param timeoutMs a remote's module may take this long to find what it shows, and as long without a pause
 */
export function renderProcess(timeoutMs = defaultTimeoutMs) {
  let running: ReturnType<typeof startProcess> | undefined;
  let openSets = 0;
  let idle: NodeJS.Timeout | undefined;

  function endLater(): void {
    if (openSets > 0) return;
    idle = setTimeout(() => running?.end(), idleMs).unref();
  }

  return {
    open: async ({ title, source, answer }: PageSetToOpen): Promise<OpenPageSet> => {
      clearTimeout(idle);
      openSets += 1;
      if (!running || running.hasEnded()) running = startProcess(timeoutMs);
      const own = running;
      const set = own.openSet(answer);
      const run: OpenPageSet['run'] = (task, what) => own.run(set, task, { title, what });
      const close = async () => {
        own.closeSet(set);
        openSets -= 1;
        endLater();
        if (!own.hasEnded()) await run({ kind: 'close' }, 'its pages');
      };
      try {
        const proxies = {
          ...variables(proxyVariables),
          ...variables(proxyVariables.map((name) => name.toUpperCase())),
        };
        await run({ kind: 'open', source: { ...source, timeoutMs, proxies } }, 'its pages');
        return { run, close };
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}
