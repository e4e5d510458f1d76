import { useEffect, useRef } from 'react';
import type { LoadErrorKind } from '../model/load-error-kind';
import { focusHeadingIfLost } from './heading-focus';

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
