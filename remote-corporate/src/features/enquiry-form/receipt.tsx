import { useEffect, useRef, useState } from 'react';
import { copyToClipboard, type Receipt } from './hand-over';
import type { Listed } from './list-offer';
import classNames from './receipt.module.css';

type ReceivedProps = {
  receipt: Receipt;
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
  const isListSent = listed?.articles.every(({ articleNo }) => articleNos.includes(articleNo));
  const [isEmptied, setEmptied] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyToClipboard(`Received, reference ${ref}\n\n${text}`);
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
        Received, reference <span className={classNames.reference}>{ref}</span>
      </h3>
      {isHeld && (
        <p>Our spam filter marked your enquiry. It is stored, and a person will check it before we answer.</p>
      )}
      <p>Keep this reference for any questions. We will answer to {email}.</p>
      <p>You sent:</p>
      <pre ref={sentText} className={classNames.sent}>
        {text}
      </pre>
      {isChanged && <p>What you changed after sending was not sent. It is still in the form.</p>}
      {isEmptied && !listed && <p>Your enquiry list is empty.</p>}
      <div className="buttons">
        <button className="button button-outlined" type="button" onClick={onAnother}>
          {another}
        </button>
        <button className="button button-outlined" type="button" onClick={() => print()}>
          Print
        </button>
        <button className="button button-outlined" type="button" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy text'}
        </button>
        {isListSent && (
          <button className="button button-outlined" type="button" onClick={emptyList}>
            Clear enquiry list
          </button>
        )}
      </div>
    </div>
  );
}
