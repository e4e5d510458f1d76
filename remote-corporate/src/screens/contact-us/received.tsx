import { useEffect, useRef } from 'react';
import texts from '../../../content/data/enquiry.json';
import classNames from './received.module.css';

type ReceivedProps = {
  /** What the service has said, and where the answer goes. */
  receipt: { readonly ref: string; readonly email: string };
  onAnother: () => void;
};

/** Stands where the form was, and takes the focus. */
export function Received({ receipt: { ref, email }, onAnother }: ReceivedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { heading, text, another } = texts.received;
  return (
    <div ref={box} className={classNames.received} role="status" tabIndex={-1}>
      <h3>
        {heading} <span className={classNames.reference}>{ref}</span>
      </h3>
      <p>
        {text} {email}.
      </p>
      <button className="button button-outlined" type="button" onClick={onAnother}>
        {another}
      </button>
    </div>
  );
}
