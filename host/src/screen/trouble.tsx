import { useEffect, useRef } from 'react';
import { beginToPlaceFocus, isFocusFree } from '../routing/lost-focus';
import classNames from './trouble.module.css';

/** Text of the specification, sections 2 and 8: a screen cannot be loaded, or cannot be drawn. */
export const failedText = 'Something went wrong';

interface TroubleProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** What is wrong, and a way on. Focus that went with what stood here before moves to Retry, and no other. */
export function Trouble({ text, onRetry }: TroubleProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusFree()) button.current?.focus();
  }, []);
  const retry = () => {
    beginToPlaceFocus();
    onRetry();
  };
  return (
    <div className={classNames.trouble} role="alert">
      <p>{text}</p>
      <button ref={button} type="button" className="button button-outlined" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
