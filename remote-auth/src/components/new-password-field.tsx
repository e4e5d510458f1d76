import { minPasswordLength } from 'shared-types/protocol/auth';
import { PasswordField, type PasswordFieldProps } from './password-field';

/** A field for a new password, with the rule for it. */
export const NewPasswordField = (field: Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'name'>) => (
  <PasswordField
    {...field}
    name="new-password"
    autoComplete="new-password"
    hint={`At least ${minPasswordLength} characters.`}
  />
);
