import type { ReactNode } from 'react';
import classNames from './load-notice.module.css';
import { failedText, LoadError } from './load-error';
import type { LoadState } from './watch-load';

/** Texts of the specification, sections 2 and 8. */
export const timedOutText = 'Taking a long time...';
export const loadingText = 'Loading';

interface LoadNoticeProps {
  readonly kind: LoadState<unknown>['kind'];
  readonly onRetry: () => void;
  /** More about an error. */
  readonly children?: ReactNode;
}

export function LoadNotice({ kind, ...error }: LoadNoticeProps) {
  switch (kind) {
    case 'loading':
    case 'ready':
      return null;
    case 'delayed':
      return <Placeholder />;
    case 'timed-out':
      return <LoadError text={timedOutText} {...error} />;
    case 'failed':
      return <LoadError text={failedText} {...error} />;
  }
}

/** Grey bars and plates of about the final size, and a text for screen readers. */
function Placeholder() {
  return (
    <div className={classNames.placeholder} aria-busy="true">
      <p role="status" className="visually-hidden">
        {loadingText}
      </p>
      <div className={classNames.bar} />
      <div className={classNames.bar} />
      <div className={classNames.plates}>
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
