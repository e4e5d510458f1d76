export interface UserNameProps {
  readonly email: string;
}

/** Tells password managers whose password the form asks for. */
export const UserName = ({ email }: UserNameProps) => (
  <input hidden type="text" name="email" autoComplete="username" value={email} readOnly />
);
