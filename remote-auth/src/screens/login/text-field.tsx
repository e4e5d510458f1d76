import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId } from 'react';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly placeholder?: string;
  /** What is wrong with it, one sentence. */
  readonly error: string | null;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Stands at the end of the field. */
  readonly action?: ReactNode;
}

/** A field with its label above and its error below. */
export function TextField({ label, error, inputRef, action, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={inputRef}
        fullWidth
        error={error !== null}
        endAdornment={action}
        slotProps={{ input: { spellCheck: false, 'aria-describedby': error ? errorId : undefined } }}
      />
      {error && (
        <p id={errorId} className="error-text">
          {error}
        </p>
      )}
    </div>
  );
}
