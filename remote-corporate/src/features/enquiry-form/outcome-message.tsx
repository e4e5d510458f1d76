import type { FormValues } from 'shared-types/protocol/form-values';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { SendProblem } from '../../model/enquiry-message';
import { enquiryText, mailtoAddress, subjectOf } from '../../model/enquiry-text';
import type { Outcome } from './use-delivery';
import classNames from './request-form.module.css';

type ByMailProps = {
  form: EnquiryForm;
  values: FormValues;
  /** Address of the company. */
  email: string;
};

/** The form as a text, to be sent from the visitor's own mail. */
export function ByMail({ form, values, email }: ByMailProps) {
  const text = enquiryText(form, values);
  const address = mailtoAddress(email, subjectOf(form, values), text);
  return (
    <div className={`field ${classNames.message}`} role="status">
      <label htmlFor="enquiry-text">Text for your e-mail</label>
      <p>
        {address ? (
          <>
            <a className="link" href={address}>
              Open in your mail program
            </a>
            , or copy
          </>
        ) : (
          'Copy'
        )}{' '}
        the text into an e-mail to <a href={`mailto:${email}`}>{email}</a>. This site cannot send it.
      </p>
      <textarea
        id="enquiry-text"
        rows={10}
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}

const problems: Readonly<Record<SendProblem, string>> = {
  offline: 'You are offline, or our server cannot be reached.',
  unclear: 'We received no clear answer from our server. Sending it again counts once.',
  expired: 'Our server no longer has the answer to this form. Sending the same again today counts once.',
  'too-many': 'Too many enquiries wait to be checked. Try again later.',
  'too-long': 'Your enquiry is too long. Please shorten it.',
  outdated: 'This form is out of date. Reload the page, and try again.',
  unavailable: 'Our server cannot store enquiries at the moment.',
  failed: 'Our server could not process your enquiry.',
};

type NotSentProps = Pick<ByMailProps, 'form' | 'email'> & {
  outcome: Extract<Outcome, { kind: 'not-sent' }>;
};

/** Says that nothing was sent, or that nobody knows, why, and what can be done instead. */
export function NotSent({ outcome: { problem, isUnknown, values }, ...props }: NotSentProps) {
  return (
    <>
      <div className={classNames.notSent} role="alert">
        <h3>{isUnknown ? 'We do not know if it arrived' : 'Not sent'}</h3>
        <p>
          {problems[problem]} {problem !== 'expired' && 'What you typed is still in the form.'}
        </p>
      </div>
      {problem !== 'expired' && <ByMail {...props} values={values} />}
    </>
  );
}
