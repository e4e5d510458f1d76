import shared from '#content/form.json';
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
  const isOffered = !canSend || isAboutOtherWays(outcome);
  return (
    <div className={`buttons ${classNames.actions}`}>
      <button className="button" type="submit" aria-disabled={outcome.kind === 'sending' || undefined}>
        {canSend ? sendLabel(outcome, send) : shared.openMail}
      </button>
      {canSend && isOffered && (
        <button className="button button-outlined" type="button" onClick={onMail}>
          {shared.openMail}
        </button>
      )}
      {isOffered && (
        <button className="button button-outlined" type="button" onClick={onCopy}>
          {shared.copy}
        </button>
      )}
      <button className="button button-outlined" type="button" onClick={onClear}>
        {shared.clear}
      </button>
    </div>
  );
}

const otherWays: readonly Outcome['kind'][] = [
  'not-sent',
  'mail-opened',
  'copied',
  'too-long',
  'copy-failed',
];

const isAboutOtherWays = ({ kind }: Outcome) => otherWays.includes(kind);

function sendLabel(outcome: Outcome, send: string): string {
  if (outcome.kind === 'sending') return shared.sending;
  if (outcome.kind !== 'not-sent') return send;
  return outcome.isUnknown ? shared.sendAgain : shared.retry;
}
