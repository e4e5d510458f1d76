import type { TroubleKind } from './trouble-kind';

const texts: Readonly<Record<TroubleKind, string>> = {
  unreachable: 'Products could not be loaded.',
  'unexpected-answer': 'The product service gave an unexpected answer.',
};

interface ListTroubleProps {
  readonly kind: TroubleKind;
  readonly onRetry: () => void;
}

/** Above a list that is not, or not any more, the one that was asked for. */
export function ListTrouble({ kind, onRetry }: ListTroubleProps) {
  return (
    <div className="section-head" role="alert">
      <p className="lead">{texts[kind]}</p>
      <button type="button" className="button button-outlined" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
