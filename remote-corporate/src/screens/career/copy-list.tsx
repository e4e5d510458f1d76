import { useState } from 'react';
import texts from '../../../content/data/jobs.json';
import classNames from './openings.module.css';

/** Puts the list of documents into the clipboard, for the letter or the calendar. */
export function CopyList({ text }: { text: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(texts.copied);
    } catch {
      setMessage(texts.notCopied);
    }
  };
  return (
    <>
      <button
        className={`button button-outlined ${classNames.copy}`}
        type="button"
        onClick={() => void copy()}
      >
        {texts.copy}
      </button>
      <span className={`small muted ${classNames.message}`} role="status">
        {message}
      </span>
    </>
  );
}
