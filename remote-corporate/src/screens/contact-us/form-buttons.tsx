import texts from '../../../content/data/enquiry.json';
import type { Outcome } from './hand-over';
import classNames from './enquiry-form.module.css';

type FormButtonsProps = {
  outcome: Outcome;
  /** Whether the site has an endpoint; the other ways are offered once that one has failed. */
  canSend: boolean;
  onMail: () => void;
  onCopy: () => void;
  onClear: () => void;
};

/** What can be done with the enquiry. The first button submits the form. */
export function FormButtons({ outcome, canSend, onMail, onCopy, onClear }: FormButtonsProps) {
  const isOffered = !canSend || isAboutOtherWays(outcome);
  return (
    <div className={`buttons ${classNames.actions}`}>
      <button className="button" type="submit" aria-disabled={outcome.kind === 'sending' || undefined}>
        {canSend ? sendLabel(outcome) : texts.openMail}
      </button>
      {canSend && isOffered && (
        <button className="button button-outlined" type="button" onClick={onMail}>
          {texts.openMail}
        </button>
      )}
      {isOffered && (
        <button className="button button-outlined" type="button" onClick={onCopy}>
          {texts.copy}
        </button>
      )}
      <button className="button button-outlined" type="button" onClick={onClear}>
        {texts.clear}
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

function sendLabel({ kind }: Outcome): string {
  if (kind === 'sending') return texts.sending;
  return kind === 'not-sent' ? texts.retry : texts.send;
}
