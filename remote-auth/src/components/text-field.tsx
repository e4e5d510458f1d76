import OutlinedInput from '@mui/material/OutlinedInput';
import { type FocusEvent, type ReactNode, type Ref, type SyntheticEvent, useId } from 'react';
import { cleanEmail } from 'shared-types/protocol/email';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  /** Capitals while typing; absent: as the browser does it. */
  readonly autoCapitalize?: 'none';
  readonly placeholder?: string;
  readonly defaultValue?: string;
  /** Error of the field, one sentence. */
  readonly error: string | null;
  readonly hint?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onInput?: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onFocus?: () => void;
  /** Stands at the end of the field. */
  readonly action?: ReactNode;
}

function showCleanEmail({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.value = cleanEmail(currentTarget.value);
}

/** A field with its label above, its hint and its error below. */
export function TextField({
  label,
  error,
  hint,
  inputRef,
  action,
  autoCapitalize,
  onInput,
  onFocus,
  ...input
}: TextFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [...(error ? [errorId] : []), ...(hint ? [hintId] : [])].join(' ') || undefined;
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
        slotProps={{
          input: {
            spellCheck: false,
            autoCapitalize,
            onInput,
            onFocus,
            onBlur: input.type === 'email' ? showCleanEmail : undefined,
            'aria-describedby': describedBy,
          },
        }}
      />
      {error && (
        <p id={errorId} className="error-text">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
