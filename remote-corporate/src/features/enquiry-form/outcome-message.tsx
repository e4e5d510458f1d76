import type { SendProblem } from '../../model/enquiry-message';
import type { Outcome } from './hand-over';
import classNames from './outcome-message.module.css';

const messages: Readonly<Partial<Record<Outcome['kind'], string>>> = {
  'mail-opened':
    'Your mail program should now open with your text. This site cannot send it: press Send in your mail program. If it did not open, copy the text instead.',
  copied: 'Text copied. Paste it into an e-mail to',
  'too-long': 'Your text is too long for your mail program. Copy it from the box below into an e-mail to',
  'copy-failed': 'Your browser blocked copying. Copy the text from the box below into an e-mail to',
};

type OutcomeMessageProps = {
  outcome: Outcome;
  email: string;
};

/** Result of handing the text over, as far as the page can know it. */
export function OutcomeMessage({ outcome, email }: OutcomeMessageProps) {
  const message = messages[outcome.kind];
  return (
    <div role="status">
      {message && (
        <p className={classNames.message}>
          {message} {outcome.kind !== 'mail-opened' && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
      {(outcome.kind === 'too-long' || outcome.kind === 'copy-failed') && (
        <div className={`field ${classNames.text}`}>
          <label htmlFor="enquiry-text">Text of your enquiry</label>
          <textarea id="enquiry-text" rows={10} readOnly value={outcome.text} />
        </div>
      )}
    </div>
  );
}

const problems: Readonly<Record<SendProblem, string>> = {
  lost: 'The connection broke before our server answered. Sending it again counts once, and happens by itself when you are online again.',
  offline: 'You are offline, or our server cannot be reached.',
  'timed-out': 'Our server did not answer within 15 seconds. Sending it again counts once.',
  unclear: 'We received no clear answer from our server. Sending it again counts once.',
  'too-many': 'Too many enquiries from your network. Wait ten minutes and try again.',
  'too-long': 'Your enquiry is too long. Please shorten it.',
  outdated: 'This form is out of date. Reload the page: your draft is saved in this tab.',
  unavailable: 'Our server cannot store enquiries at the moment.',
  failed: 'Our server could not process your enquiry.',
};

const outdatedUnsaved =
  'This form is out of date. Copy your draft, then reload the page: your browser cannot save it.';

type NotSentProps = {
  problem: SendProblem;
  /** It may have arrived. */
  isUnknown: boolean;
  email: string;
  /** The draft is lost when the page is left. */
  isUnsaved: boolean;
};

/** Says that nothing was sent, or that nobody knows, why, and what can be done instead. */
export function NotSent({ problem, isUnknown, email, isUnsaved }: NotSentProps) {
  return (
    <div className={classNames.notSent} role="alert">
      <h3>{isUnknown ? 'We do not know if it arrived' : 'Not sent'}</h3>
      <p>
        {isUnsaved && problem === 'outdated' ? outdatedUnsaved : problems[problem]} Your draft is still in the
        form. Try again, open it in your mail program, or copy it into an e-mail to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
}
