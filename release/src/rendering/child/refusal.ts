import { messageOf } from '../../model/thrown.js';
import type { SentError } from './messages.js';

/** What is wrong with a release, in whole sentences that name it. */
export class Refusal extends Error {}

/** Globals that other JavaScript has, and code of pages has not: of Node, then of browsers. */
const missingGlobal =
  /^(?:process|Buffer|setInterval|setImmediate|Temporal|require|fetch|XMLHttpRequest|WebSocket|window|document|navigator|location|history|localStorage|sessionStorage|indexedDB|matchMedia|requestAnimationFrame) is not defined$/;

const hint =
  '. Code of pages has no access to it while they are rendered; use what `load` is given, or an effect, which runs in the browser';

function textOf(error: unknown): string {
  const message = messageOf(error);
  return missingGlobal.test(message) ? message + hint : message;
}

const stackOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : messageOf(error);

/** An error as another process can read it, whichever realm it is of. */
export const sentError = (error: unknown): SentError => ({
  message: textOf(error),
  stack: stackOf(error instanceof Refusal ? (error.cause ?? error) : error),
  isRefusal: error instanceof Refusal,
});
