/**
 * The rendering process. It is started with an empty environment, speaks with its parent alone, and ends with it.
 * `docs/decisions/034` says what this protects against.
 */
import type { FileQuestion, Order, Report, Task } from './messages.js';
import { openPageSet, type PageDrawer } from './page-drawer.js';
import { withRandomSeed } from './random.js';
import { sentError } from './refusal.js';
import { startWatchThread } from './watch-thread.js';

type Ask = (file: FileQuestion) => Promise<string | undefined>;

interface Question {
  readonly resolve: (text: string | undefined) => void;
  readonly reject: (error: Error) => void;
  /** Task that waits for the answer. */
  readonly task: number;
}

const [limitText = ''] = process.argv.slice(2);
const noteTask = startWatchThread(process.ppid, Number(limitText));
const sets = new Map<number, PageDrawer>();
const questions = new Map<number, Question>();

const report = (message: Report) => void process.send?.(message);

let lastQuestion = 0;
let task = 0;

function workOn(id: number): void {
  task = id;
  noteTask(id);
}

const askFor =
  (set: number): Ask =>
  (file) =>
    new Promise((resolve, reject) => {
      lastQuestion += 1;
      questions.set(lastQuestion, { resolve, reject, task });
      report({ question: lastQuestion, set, file });
    });

function takeAnswer({ answerTo, text, error }: Extract<Order, { answerTo: number }>): void {
  const question = questions.get(answerTo);
  if (!question) return;
  questions.delete(answerTo);
  // The task that waited for the answer continues now.
  workOn(question.task);
  if (error === undefined) question.resolve(text);
  else question.reject(new Error(error));
}

async function resultOf(set: number, order: Task): Promise<unknown> {
  if (order.kind === 'open') {
    sets.set(set, openPageSet(order.source, askFor(set)));
    return null;
  }
  if (order.kind === 'close') return sets.delete(set);
  const drawer = sets.get(set);
  if (!drawer) throw new Error(`The page set ${set} is not open`);
  return await drawer(order);
}

async function doTask({ id, set, task: order }: Extract<Order, { id: number }>): Promise<void> {
  workOn(id);
  // Equal tasks have equal random numbers, whatever came before them.
  const seed = order.kind === 'open' ? '' : JSON.stringify(order);
  try {
    report({ id, result: await withRandomSeed(seed, () => resultOf(set, order)) });
  } catch (error) {
    report({ id, error: sentError(error) });
  }
}

process.on('message', (order: Order) => {
  if ('answerTo' in order) takeAnswer(order);
  else void doTask(order);
});
process.on('disconnect', () => process.exit());
// A promise without a handler was rejected: the current task fails.
process.on('uncaughtException', (error) => report({ id: task, error: sentError(error) }));
