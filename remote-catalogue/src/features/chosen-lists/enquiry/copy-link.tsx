import { useState } from 'react';
import type { Shell } from 'shared-types';
import classNames from './enquiry-dialog.module.css';

interface CopyLinkProps {
  /** Path and query of the form with the list in it. */
  readonly address: string;
  readonly messages: Shell['messages'];
}

/** Takes the list to a colleague. */
export function CopyLink({ address, messages }: CopyLinkProps) {
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
      <button className="button button-outlined" type="button" onClick={() => void copy()}>
        Copy link
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
