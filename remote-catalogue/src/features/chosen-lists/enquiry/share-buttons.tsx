import { useState } from 'react';
import type { Shell } from 'shared-types';
import classNames from './enquiry-dialog.module.css';

interface ShareButtonsProps {
  /** Path and query of the form with the list in it. */
  readonly address: string;
  readonly messages: Shell['messages'];
  /** Asks for corrections; whether there is nothing to correct. */
  readonly isCorrect: () => boolean;
}

/** Takes the list to a colleague: by a link, or on paper. */
export function ShareButtons({ address, messages, isCorrect }: ShareButtonsProps) {
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const link = new URL(address, location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      setShown(undefined);
      messages.show({ message: 'Link copied. It opens the form with this list.', variant: 'success' });
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <button className="button button-outlined" type="button" onClick={() => isCorrect() && void copy()}>
        Copy link
      </button>
      <button className="button button-outlined" type="button" onClick={() => print()}>
        Print
      </button>
      {shown !== undefined && (
        <label className={`field ${classNames.link}`}>
          Copy this link
          <input readOnly value={shown} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
