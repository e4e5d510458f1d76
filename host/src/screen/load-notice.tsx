import classNames from './load-notice.module.css';
import { failedText, Trouble } from './trouble';
import type { LoadState } from './watch-load';

/** Texts of the specification, sections 2 and 8. */
export const timedOutText = 'Taking a long time...';
export const loadingText = 'Loading';

interface LoadNoticeProps {
  readonly kind: LoadState<unknown>['kind'];
  readonly onRetry: () => void;
}

/** What stands in the place of a screen that is not there yet. */
export function LoadNotice({ kind, onRetry }: LoadNoticeProps) {
  switch (kind) {
    case 'loading':
    case 'ready':
      return null;
    case 'delayed':
      return <Placeholder />;
    case 'timed-out':
      return <Trouble text={timedOutText} onRetry={onRetry} />;
    case 'failed':
      return <Trouble text={failedText} onRetry={onRetry} />;
  }
}

/** Bars and plates at about their final size; the word is for those who do not see them. */
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
