import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { MessageAnchor, MessageOptions } from 'shared-types';
import type { MessageService } from '../services/services';
import { CloseIcon } from '../theme/icons';
import { useStoreState } from './use-store-state';
import classNames from './message-outlet.module.css';

interface MessageOutletProps {
  readonly messages: MessageService;
}

const topCenter: MessageAnchor = { vertical: 'top', horizontal: 'center' };

/** The message that is shown, over the page. The live regions of the page say it; F6 leads to its buttons. */
export function MessageOutlet({ messages }: MessageOutletProps) {
  const { state, options } = useStoreState(messages);
  const box = useRef<HTMLElement>(null);
  useTopLayer(box, options, state);
  useHiddenTab(messages, state);
  useKeyToMessage(box, state);
  if (!state) return null;

  const { message, variant = 'info', anchor = topCenter, action, hint } = options;
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && messages.hide();
  const releaseAfter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) messages.release();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches what the visitor is busy with
    <section
      ref={box}
      popover="manual"
      className={`no-print ${classNames.message}`}
      aria-label="Message"
      data-variant={variant}
      data-vertical={anchor.vertical}
      data-horizontal={anchor.horizontal}
      onPointerEnter={messages.hold}
      onPointerLeave={messages.release}
      onFocus={messages.hold}
      onBlur={releaseAfter}
      onKeyDown={closeByKey}
    >
      <p>
        {message}
        {hint && <span className={classNames.hint}>{hint}</span>}
      </p>
      {action && (
        <button
          className={classNames.action}
          type="button"
          onClick={() => {
            messages.hide();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        className={`icon-button ${classNames.close}`}
        type="button"
        aria-label="Close message"
        onClick={() => messages.hide()}
      >
        <CloseIcon />
      </button>
    </section>
  );
}

/** Lifts each message over the dialogs that are open by then. Browsers without popovers show it over the page. */
function useTopLayer(box: RefObject<HTMLElement | null>, options: MessageOptions, isShown: boolean) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!isShown || !element || !('showPopover' in element)) return;
    if (element.matches(':popover-open') && element.contains(document.activeElement)) return;
    element.hidePopover();
    element.showPopover();
  }, [box, options, isShown]);
}

/** The time of a message stands still while nobody can see it. */
function useHiddenTab({ hold, release }: MessageService, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return undefined;
    const follow = () => (document.visibilityState === 'hidden' ? hold() : release());
    if (document.visibilityState === 'hidden') hold();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [hold, release, isShown]);
}

/** F6 moves the focus between the page and its parts, so also to the message. It returns when the message is gone. */
function useKeyToMessage(box: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return undefined;
    let origin: Element | null = null;
    const goTo = (event: globalThis.KeyboardEvent) => {
      const button = event.key === 'F6' ? box.current?.querySelector('button') : null;
      if (!button || box.current?.contains(document.activeElement)) return;
      event.preventDefault();
      origin = document.activeElement;
      button.focus();
    };
    addEventListener('keydown', goTo);
    return () => {
      removeEventListener('keydown', goTo);
      if (origin instanceof HTMLElement && document.activeElement === document.body) origin.focus();
    };
  }, [box, isShown]);
}
