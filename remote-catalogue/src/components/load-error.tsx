import { useEffect, useRef } from 'react';
import { focusHeadingIfLost } from './focus';

/** Why articles could not be loaded. */
export type LoadErrorKind = 'unreachable' | 'unexpected-answer';

/** The kind of an error that a call threw. Looks at its `kind`: an error of another package has another class. */
export function loadErrorKind(error: unknown): LoadErrorKind {
  const { kind } = (typeof error === 'object' && error !== null ? error : {}) as { readonly kind?: unknown };
  return kind === 'unexpected-answer' ? kind : 'unreachable';
}

const texts: Readonly<Record<LoadErrorKind, string>> = {
  unreachable: 'Products could not be loaded.',
  'unexpected-answer': 'The product service sent an unexpected answer.',
};

interface LoadErrorProps {
  readonly kind: LoadErrorKind;
  readonly onRetry: () => void;
}

export function LoadError({ kind, onRetry }: LoadErrorProps) {
  const isRetried = useRef(false);
  useEffect(() => {
    const retried = isRetried;
    // The Retry button had the focus and is gone: focus the heading.
    return () => {
      if (retried.current) focusHeadingIfLost();
    };
  }, []);
  const retry = () => {
    isRetried.current = true;
    onRetry();
  };
  return (
    <div className="section-head" role="alert">
      <p className="lead">{texts[kind]}</p>
      <button type="button" className="button button-outlined" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
