import { type FocusEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cleanEmail } from 'shared-types/protocol/email';
import classNames from './text-field.module.css';

export interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'defaultValue' | 'onFocus' | 'onInput' | 'placeholder'
> {
  readonly label: string;
  readonly name: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  /** Error of the field, one sentence. */
  readonly error: string | null;
  readonly hint?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Stands at the end of the field. */
  readonly action?: ReactNode;
}

function showCleanEmail({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.value = cleanEmail(currentTarget.value);
}

/** A field with its label above, its hint and its error below. */
export function TextField({ label, error, hint, inputRef, action, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [...(error ? [errorId] : []), ...(hint ? [hintId] : [])].join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={classNames.line}>
        <input
          {...input}
          ref={inputRef}
          id={id}
          spellCheck={false}
          onBlur={input.type === 'email' ? showCleanEmail : undefined}
          aria-invalid={error !== null}
          aria-describedby={describedBy}
        />
        {action}
      </div>
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
