import { type RefObject, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';
import { useFormEvent } from './use-form-event';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'action' | 'autoCapitalize' | 'inputRef'
> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * A password field with a button to show the password. It is hidden again when the form is sent: browsers offer texts again that
 * were sent.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  useFormEvent(props.inputRef, ['submit', 'reset'], () => setIsShown(false));
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      action={
        <button
          className="icon-button"
          type="button"
          aria-label={`Show ${props.label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown((was) => !was)}
        >
          <Eye isOpen={isShown} />
        </button>
      }
    />
  );
}

/** An eye, crossed out while the password is hidden. */
function Eye({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden
    >
      <path d="M1.5 11S5 4.5 11 4.5 20.5 11 20.5 11 17 17.5 11 17.5 1.5 11 1.5 11Z" strokeLinejoin="round" />
      <circle cx="11" cy="11" r="2.8" />
      {!isOpen && <path d="M3.5 18.5 18.5 3.5" strokeLinecap="round" />}
    </svg>
  );
}
