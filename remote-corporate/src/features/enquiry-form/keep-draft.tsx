import { useId } from 'react';
import shared from '#content/form.json';
import classNames from './keep-details.module.css';

interface KeepDraftProps {
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** A box by which visitors keep the draft on their device. It is no field of the form. */
export function KeepDraft({ isKept, onChange }: KeepDraftProps) {
  const hint = useId();
  return (
    <div>
      <label className={classNames.keep}>
        {/* Belongs to no form: resetting this one leaves it as it is. */}
        <input
          type="checkbox"
          form=""
          aria-describedby={hint}
          checked={isKept}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {shared.keepDraft}
      </label>
      <p id={hint} className="hint">
        {shared.keepDraftHint}
      </p>
    </div>
  );
}
