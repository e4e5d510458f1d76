import classNames from './trouble.module.css';

/** Text of the specification, sections 2 and 8: a screen cannot be loaded, or cannot be drawn. */
export const failedText = 'Something went wrong';

interface TroubleProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** What is wrong, and a way on. */
export function Trouble({ text, onRetry }: TroubleProps) {
  return (
    <div className={classNames.trouble} role="alert">
      <p>{text}</p>
      <button type="button" className="button button-outlined" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
