import { useState } from 'react';
import { minPasswordLength } from 'shared-types/protocol/auth';
import { passwordStrength, type Strength } from '../model/password-strength';
import classNames from './new-password-field.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field';
import { useFormEvent } from './use-form-event';

interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'hint' | 'onInput' | 'name'
> {
  /** Words that others know of the person: a password made of them is weak. */
  readonly known: () => readonly string[];
}

/** Short enough for one line: the form does not move while somebody types. */
const hints: Readonly<Record<Strength, string>> = {
  weak: 'Weak: use several words.',
  fair: 'Fair: make it longer.',
  strong: 'Strong.',
};

/** A field for a new password, which says how hard it is to guess. */
export function NewPasswordField({ known, ...field }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<Strength>();
  useFormEvent(field.inputRef, ['reset'], () => setStrength(undefined));
  const rate = (password: string) =>
    setStrength(password === '' ? undefined : passwordStrength(password, known()));
  return (
    <PasswordField
      {...field}
      name="new-password"
      autoComplete="new-password"
      hint={
        <>
          <span className={classNames.meter} data-strength={strength} aria-hidden="true" />
          At least {minPasswordLength} characters. <span role="status">{strength && hints[strength]}</span>
        </>
      }
      onInput={({ currentTarget }) => rate(currentTarget.value)}
    />
  );
}
