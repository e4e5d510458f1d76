import { useEffect, useRef, type ReactNode } from 'react';
import { startManagingFocus, isFocusLost } from '../routing/lost-focus';
import classNames from './load-error.module.css';

/** Text of the specification, sections 2 and 8: a screen cannot be loaded, or cannot be drawn. */
export const failedText = 'Something went wrong';

interface LoadErrorProps {
  readonly text: string;
  readonly onRetry: () => void;
  /** True while hidden. It is no alert then: whoever shows it makes it one. */
  readonly isHidden?: boolean;
  /** More about the error, below. */
  readonly children?: ReactNode;
}

/** An error message with a Retry button. The button gets the focus only if the element that had it is gone. */
export function LoadError({ text, onRetry, isHidden = false, children }: LoadErrorProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusLost()) button.current?.focus();
  }, []);
  const retry = () => {
    startManagingFocus();
    onRetry();
  };
  return (
    <div role={isHidden ? undefined : 'alert'}>
      <div className={classNames.error}>
        <p>{text}</p>
        <button ref={button} type="button" className="button button-outlined" onClick={retry}>
          Retry
        </button>
      </div>
      {children}
    </div>
  );
}
