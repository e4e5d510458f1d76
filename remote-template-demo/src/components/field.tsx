import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface FieldProps extends OutlinedInputProps {
  readonly label: string;
  /** True if only assistive technology gets the label. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  /** Reason why the value is refused, one sentence. */
  readonly fault?: string | undefined;
}

/**
 * A field as forms of this site have it: the label above, hint or fault below. MUI's TextField would bring its Select, with
 * menu and popover.
 */
export function Field({ label, isLabelHidden, hint, fault, ...input }: FieldProps) {
  const id = useId();
  const text = fault ?? hint;
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <OutlinedInput
        id={id}
        fullWidth
        autoComplete="off"
        error={fault !== undefined}
        aria-describedby={text && `${id}text`}
        {...input}
      />
      {text && (
        <p id={`${id}text`} className={fault ? 'error-text' : 'hint'} role={fault ? 'alert' : undefined}>
          {text}
        </p>
      )}
    </div>
  );
}
