import { useEffect, useRef, useState } from 'react';
import shared from '#content/form.json';
import { copyToClipboard, type Outcome } from './hand-over';
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
  /** Reference of the service, address of the answer, and what was sent. */
  receipt: {
    readonly ref: string;
    readonly email: string;
    readonly isHeld: boolean;
    readonly text: string;
    readonly articleNos: readonly string[];
    readonly isChanged: boolean;
  };
  /** Label of the button that brings the form back. */
  another: string;
  /** The visitor's list, which may be emptied after sending. */
  listed: Listed | undefined;
  onAnother: () => void;
};

/** Receipt in place of the form, to be printed and copied. It takes the focus. */
export function Received({ receipt, another, listed, onAnother }: ReceivedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const sentText = useRef<HTMLPreElement>(null);
  const { ref, email, isHeld, text, articleNos, isChanged } = receipt;
  const labels = shared.received;
  const isListSent = listed?.articles.every(({ articleNo }) => articleNos.includes(articleNo));
  const [isEmptied, setEmptied] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyToClipboard(`${labels.heading} ${ref}\n\n${text}`);
    setCopied(isDone);
    // The visitor copies what is selected.
    if (!isDone && sentText.current) getSelection()?.selectAllChildren(sentText.current);
  };
  const emptyList = () => {
    listed?.clear();
    setEmptied(true);
    box.current?.focus();
  };
  return (
    <div
      ref={box}
      className={classNames.received}
      role="status"
      aria-atomic={false}
      tabIndex={-1}
      data-receipt=""
    >
      <h3>
        {labels.heading} <span className={classNames.reference}>{ref}</span>
      </h3>
      {isHeld && <p>{labels.held}</p>}
      <p>
        {labels.text} {email}.
      </p>
      <p>{labels.sent}</p>
      <pre ref={sentText} className={classNames.sent}>
        {text}
      </pre>
      {isChanged && <p>{labels.changed}</p>}
      {isEmptied && !listed && <p>{shared.list.emptied}</p>}
      <div className="buttons">
        <button className="button button-outlined" type="button" onClick={onAnother}>
          {another}
        </button>
        <button className="button button-outlined" type="button" onClick={() => print()}>
          {labels.print}
        </button>
        <button className="button button-outlined" type="button" onClick={() => void copy()}>
          {isCopied ? labels.copied : labels.copy}
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
