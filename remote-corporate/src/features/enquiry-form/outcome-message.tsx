import { useEffect, useRef, useState } from 'react';
import shared from '#content/form.json';
import { articleCount, lineCount } from '../../model/article-count';
import type { Outcome } from './hand-over';
import type { Listed } from './use-listed';
import classNames from './outcome-message.module.css';

type OutcomeMessageProps = {
  outcome: Outcome;
  email: string;
};

/** Result of sending, as far as the page can know it. */
export function OutcomeMessage({ outcome, email }: OutcomeMessageProps) {
  return (
    <div role="status">
      {hasMessage(outcome) && (
        <p className={classNames.message}>
          {shared.outcomes[outcome.kind]}{' '}
          {outcome.kind !== 'mail-opened' && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
      {'text' in outcome && (
        <div className={`field ${classNames.text}`}>
          <label htmlFor="enquiry-text">{shared.text}</label>
          <textarea id="enquiry-text" rows={10} readOnly value={outcome.text} />
        </div>
      )}
    </div>
  );
}

/** Other outcomes have a message of their own. */
const hasMessage = (outcome: Outcome): outcome is Extract<Outcome, { kind: keyof typeof shared.outcomes }> =>
  outcome.kind in shared.outcomes;

type ReceivedProps = {
  /** Reference of the service, address of the answer, and the articles sent. */
  receipt: {
    readonly ref: string;
    readonly email: string;
    readonly isHeld: boolean;
    readonly articleNos: readonly string[];
    readonly isChanged: boolean;
  };
  /** Label of the button that brings the form back. */
  another: string;
  /** The visitor's list, which may be emptied after sending. */
  listed: Listed | undefined;
  onAnother: () => void;
};

/** Receipt in place of the form. It takes the focus. */
export function Received({ receipt, another, listed, onAnother }: ReceivedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { ref, email, isHeld, articleNos, isChanged } = receipt;
  const { heading, sent, text, held, changed } = shared.received;
  const isListSent = listed?.numbers.every((number) => articleNos.includes(number));
  const [isEmptied, setEmptied] = useState(false);
  const emptyList = () => {
    listed?.clear();
    setEmptied(true);
    box.current?.focus();
  };
  return (
    <div ref={box} className={classNames.received} role="status" tabIndex={-1}>
      <h3>
        {heading} <span className={classNames.reference}>{ref}</span>
      </h3>
      {articleNos.length > 0 && (
        <p>
          {sent} {articleCount(new Set(articleNos).size)}, {lineCount(articleNos.length)}.
        </p>
      )}
      {isHeld && <p>{held}</p>}
      <p>
        {text} {email}.
      </p>
      {isChanged && <p>{changed}</p>}
      {isEmptied && !listed && <p>{shared.list.emptied}</p>}
      <div className="buttons">
        <button className="button button-outlined" type="button" onClick={onAnother}>
          {another}
        </button>
        {isListSent && (
          <button className="button button-outlined" type="button" onClick={emptyList}>
            {shared.list.empty}
          </button>
        )}
      </div>
    </div>
  );
}
