import { useEffect, useRef } from 'react';
import type { Site } from 'shared-types';
import scripts from '../../components/scripted.module.css';
import type { EnquiryForm } from '../../model/enquiry-form';
import { enquiryText, mailtoAddress } from '../../model/enquiry-text';
import type { Receipt } from '../../model/receipt';
import { shownEntries } from '../../model/sample';
import type { Listed } from './list-offer';
import classNames from './receipt.module.css';

type ReceivedProps = {
  receipt: Receipt;
  form: EnquiryForm;
  /** The visitor's list, which may be emptied after sending. */
  listed: Listed | undefined;
  /** Path of the page, which has an empty form. */
  path: string;
  site: Site;
};

/** The receipt in place of the form. Its heading takes the focus, which reads it once. */
export function Received({ receipt, form, listed, path, site }: ReceivedProps) {
  const { ref, isHeld, fields, items } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { email = '' } = fields;
  const text = enquiryText(form, { fields, items: [...items] });
  const sentNumbers = items.map(({ articleNo }) => articleNo);
  const copy = email && mailtoAddress(email, `${form.texts.heading} ${ref}`, `Reference ${ref}\n\n${text}`);
  return (
    <div className={classNames.received} data-receipt="">
      <h3 ref={heading} tabIndex={-1}>
        We have received it. Your reference: <span className={classNames.reference}>{ref}</span>
      </h3>
      {isHeld && (
        <p>Our spam filter marked your enquiry. It is stored, and a person will check it before we answer.</p>
      )}
      <h4>What happens next</h4>
      <ol className={classNames.next}>
        {shownEntries(form.next, site).map((step) => (
          <li key={step.text}>
            {step.title} {step.text}
          </li>
        ))}
        <li>
          {email
            ? `We answer to ${email}. Name the reference if you write or call before.`
            : 'Keep the reference, and name it if you write or call.'}
        </li>
      </ol>
      <h4>What you sent</h4>
      <pre className={classNames.sent}>{text}</pre>
      <div className="buttons">
        <button
          className={`button button-outlined ${scripts.scripted}`}
          type="button"
          onClick={() => print()}
        >
          Print
        </button>
        {copy && (
          <a className="button button-outlined" href={copy}>
            Send me a copy by e-mail
          </a>
        )}
        {listed?.articles.every(({ articleNo }) => sentNumbers.includes(articleNo)) && (
          <button
            className="button button-outlined"
            type="button"
            onClick={() => {
              listed.clear();
              heading.current?.focus();
            }}
          >
            Clear enquiry list
          </button>
        )}
        <a className="button button-outlined" href={`${path}#${form.name}`}>
          Start a new form
        </a>
      </div>
    </div>
  );
}
