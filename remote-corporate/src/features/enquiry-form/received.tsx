import { useEffect, useRef } from 'react';
import shared from '../../../content/data/form.json';
import classNames from './received.module.css';

type ReceivedProps = {
  /** What the service has said, and where the answer goes. */
  receipt: { readonly ref: string; readonly email: string; readonly isHeld: boolean };
  /** What the button says that brings the form back. */
  another: string;
  onAnother: () => void;
};

/** Stands where the form was, and takes the focus. */
export function Received({ receipt: { ref, email, isHeld }, another, onAnother }: ReceivedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { heading, text, held } = shared.received;
  return (
    <div ref={box} className={classNames.received} role="status" tabIndex={-1}>
      <h3>
        {heading} <span className={classNames.reference}>{ref}</span>
      </h3>
      {isHeld && <p>{held}</p>}
      <p>
        {text} {email}.
      </p>
      <button className="button button-outlined" type="button" onClick={onAnother}>
        {another}
      </button>
    </div>
  );
}
