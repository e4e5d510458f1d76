import type { Outcome } from './hand-over';
import classNames from './request-form.module.css';

type FormButtonsProps = {
  outcome: Outcome;
  /** True if the site has an endpoint; the other ways are offered once that one has failed. */
  canSend: boolean;
  send: string;
  onMail: () => void;
  onCopy: () => void;
  onClear: () => void;
};

/** Buttons of the form. The first one submits it. */
export function FormButtons({ outcome, canSend, send, onMail, onCopy, onClear }: FormButtonsProps) {
  const isSending = outcome.kind === 'sending';
  const isOffered = !canSend || !['editing', 'sending', 'received'].includes(outcome.kind);
  const others = [
    ...(canSend && isOffered ? [['Open in your mail program', onMail] as const] : []),
    ...(isOffered ? [['Copy text', onCopy] as const] : []),
    ['Clear', onClear],
  ] as const;
  return (
    <div className={`buttons ${classNames.actions}`}>
      <button className="button" type="submit" aria-disabled={isSending || undefined}>
        {canSend ? sendLabel(outcome, send) : 'Open in your mail program'}
      </button>
      {others.map(([label, onClick]) => (
        <button key={label} className="button button-outlined" type="button" onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  );
}

function sendLabel(outcome: Outcome, send: string): string {
  if (outcome.kind === 'sending') return 'Sending…';
  if (outcome.kind !== 'not-sent') return send;
  return outcome.isUnknown ? 'Send again' : 'Retry';
}
