import { useState } from 'react';
import { minPasswordLength } from 'shared-types/protocol/auth';
import { passwordStrength, type Strength } from '../model/password-strength';
import { PasswordField, type PasswordFieldProps } from './password-field';

interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'hint' | 'onInput' | 'name'
> {
  /** What others know of the person: a password of these words is weak. */
  readonly known: () => readonly string[];
}

const hints: Readonly<Record<Strength, string>> = {
  weak: 'Weak. Make it longer: several words are good.',
  fair: 'Fair. A few characters more make it strong.',
  strong: 'Strong.',
};

/** A field for a new password, which says how hard it is to guess. */
export function NewPasswordField({ known, ...field }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<Strength>();
  const rate = (password: string) =>
    setStrength(password === '' ? undefined : passwordStrength(password, known()));
  return (
    <PasswordField
      {...field}
      name="new-password"
      autoComplete="new-password"
      hint={
        <>
          At least {minPasswordLength} characters. <span role="status">{strength && hints[strength]}</span>
        </>
      }
      onInput={({ currentTarget }) => rate(currentTarget.value)}
    />
  );
}
