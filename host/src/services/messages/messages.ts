/** Messages over the page, one at a time: which one is shown, and how long. */
import type { MessageOptions, MessageState, Shell } from 'shared-types';
import type { StoreApi } from 'zustand/vanilla';

const usualDurationMs = 6000;
/** Time that a visitor has to use the action of a message, at least. */
const leastActionDurationMs = 10_000;

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

const textOf = ({ message, hint }: MessageOptions) => (hint ? `${message}. ${hint}` : message);

/** @returns milliseconds; `null` for a message that stays until it is closed */
function durationOf({ autoHideDuration = usualDurationMs, action }: MessageOptions) {
  if (autoHideDuration === null || !action) return autoHideDuration;
  return Math.max(autoHideDuration, leastActionDurationMs);
}

/** It returns after the messages that replace it. */
const returns = (options: MessageOptions) => isError(options) || durationOf(options) === null;

/** @param announce says a message to assistive technology */
export function createMessages(store: StoreApi<MessageState>, announce: Shell['announce']): MessageCalls {
  /** The one that is shown, then those that wait or return. */
  let messages: readonly MessageOptions[] = [];
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function startTimer(): void {
    clearTimeout(timer);
    const [shown] = messages;
    const durationMs = shown && durationOf(shown);
    if (typeof durationMs === 'number' && !isHeld) timer = setTimeout(() => remove(shown), durationMs);
  }

  function put(next: readonly MessageOptions[]): void {
    const [before] = messages;
    const [shown] = next;
    messages = next;
    if (shown === before) return;
    if (shown) store.setState({ state: true, options: shown });
    else store.setState({ ...store.getState(), state: false });
    // The message that the visitor was busy with is gone.
    isHeld &&= shown !== undefined;
    if (shown && !(before && isSame(before, shown))) announce(textOf(shown), isError(shown));
    startTimer();
  }

  const remove = (options: MessageOptions | undefined) => put(messages.filter((other) => other !== options));

  return {
    show: (given) => {
      const options = Object.freeze(given);
      const [shown] = messages;
      const others = messages.filter((other) => returns(other) && !isSame(other, options));
      const mustWait = shown && !isSame(shown, options) && (isHeld || (isError(shown) && !isError(options)));
      if (mustWait) put([shown, options, ...others.filter((other) => other !== shown)]);
      else {
        put([options, ...others]);
        startTimer();
      }
    },
    hide: (options = messages[0]) => remove(options),
    hold: () => {
      isHeld = true;
      clearTimeout(timer);
    },
    release: () => {
      isHeld = false;
      startTimer();
    },
  };
}
