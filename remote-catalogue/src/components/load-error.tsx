import type { LoadErrorKind } from '../model/load-error-kind';

const texts: Readonly<Record<LoadErrorKind, string>> = {
  unreachable: 'Products could not be loaded.',
  'unexpected-answer': 'The product service sent an unexpected answer.',
};

interface LoadErrorProps {
  readonly kind: LoadErrorKind;
  readonly onRetry: () => void;
}

/** Says why articles could not be loaded, and offers to try again. */
export function LoadError({ kind, onRetry }: LoadErrorProps) {
  return (
    <div className="section-head" role="alert">
      <p className="lead">{texts[kind]}</p>
      <button type="button" className="button button-outlined" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
