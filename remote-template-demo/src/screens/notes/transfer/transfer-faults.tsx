import { useId, useLayoutEffect, useRef } from 'react';
import dialogClassNames from '../note-dialog.module.css';

export interface TransferFaultsProps {
  readonly faults: readonly string[];
  readonly onClose: () => void;
}

/** As many faults are listed. */
const shownFaults = 20;

/** Says why a file was not imported. */
export function TransferFaults({ faults, onClose }: TransferFaultsProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const hiddenCount = faults.length - shownFaults;
  return (
    <dialog
      ref={dialog}
      className={dialogClassNames.dialog}
      aria-labelledby={`${id}heading`}
      onClose={onClose}
    >
      <h2 id={`${id}heading`}>Nothing was imported</h2>
      <div className="prose">
        <p>Correct the file, then import it again.</p>
        <ul>
          {faults.slice(0, shownFaults).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
        {hiddenCount > 0 && <p>And {hiddenCount} more.</p>}
      </div>
      <div className="buttons">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
