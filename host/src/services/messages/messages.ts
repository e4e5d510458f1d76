/** Messages over the page, one at a time: which one is shown, and how long. */
import type { MessageOptions, MessageState, Shell } from 'shared-types';
import type { StoreApi } from 'zustand/vanilla';
import { createPausableTimer } from './pausable-timer';

const usualDurationMs = 6000;
/** Time that a visitor has to use the action of a message, at least. */
const leastActionDurationMs = 10_000;
/** Time that a message is shown before another replaces it. */
const leastShownMs = 1000;

/** What changes the messages. */
export interface MessageCalls {
  readonly show: (options: MessageOptions) => void;
  readonly hide: (options?: MessageOptions) => void;
  /** The visitor is busy with the message: it stays as it is. */
  readonly hold: () => void;
  readonly release: () => void;
}

const isError = ({ variant }: MessageOptions) => variant === 'error';

const isSame = (one: MessageOptions, other: MessageOptions) =>
  one.message === other.message && (one.variant ?? 'info') === (other.variant ?? 'info');

/** @returns milliseconds; `null` for a message that stays until it is closed */
function durationOf({ autoHideDuration = usualDurationMs, action, secondAction }: MessageOptions) {
  if (autoHideDuration === null || !(action ?? secondAction)) return autoHideDuration;
  return Math.max(autoHideDuration, leastActionDurationMs);
}

/** @param announce says a message to assistive technology */
export function createMessages(store: StoreApi<MessageState>, announce: Shell['announce']): MessageCalls {
  /** The newest error and the newest other message that wait, the error first. */
  let waiting: readonly MessageOptions[] = [];
  /** Messages that stay until they are closed, and were replaced before: they return when no other waits, the newest first. */
  let kept: readonly MessageOptions[] = [];
  let shownAtMs = 0;
  let isHeld = false;
  let replacement: ReturnType<typeof setTimeout> | undefined;
  const timer = createPausableTimer(close);

  function startTimer(options: MessageOptions): void {
    const durationMs = durationOf(options);
    if (durationMs === null) timer.stop();
    else timer.start(durationMs);
  }

  function display(options: MessageOptions): void {
    waiting = waiting.filter((other) => other !== options);
    kept = kept.filter((other) => !isSame(other, options));
    store.setState({ state: true, options });
    shownAtMs = Date.now();
    announce(options.message, isError(options));
    startTimer(options);
    replaceWhenDue();
  }

  /** Only an error replaces an error. */
  function replaceWhenDue(): void {
    clearTimeout(replacement);
    const [next] = isError(store.getState().options) ? waiting.filter(isError) : waiting;
    if (!next || isHeld) return;
    const shownForMs = Date.now() - shownAtMs;
    replacement = setTimeout(() => replaceBy(next), Math.max(0, leastShownMs - shownForMs));
  }

  function replaceBy(next: MessageOptions): void {
    const { options } = store.getState();
    if (durationOf(options) === null) kept = [...kept, options];
    display(next);
  }

  function close(): void {
    timer.stop();
    clearTimeout(replacement);
    const [next = kept.at(-1)] = waiting;
    if (next) {
      display(next);
      return;
    }
    store.setState({ ...store.getState(), state: false });
    // What the visitor was busy with is gone.
    release();
  }

  function release(): void {
    isHeld = false;
    timer.resume();
    replaceWhenDue();
  }

  return {
    show: (given) => {
      const options = Object.freeze(given);
      const { state, options: shown } = store.getState();
      if (!state) display(options);
      else if (isSame(shown, options)) {
        store.setState({ state, options });
        startTimer(options);
      } else {
        const others = waiting.filter((other) => isError(other) !== isError(options));
        waiting = isError(options) ? [options, ...others] : [...others, options];
        replaceWhenDue();
      }
    },
    hide: (options) => {
      const { state, options: shown } = store.getState();
      waiting = waiting.filter((other) => other !== options);
      kept = kept.filter((other) => other !== options);
      if (state && (options ?? shown) === shown) close();
      else replaceWhenDue();
    },
    hold: () => {
      isHeld = true;
      timer.pause();
      clearTimeout(replacement);
    },
    release,
  };
}
