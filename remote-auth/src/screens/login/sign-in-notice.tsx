import Alert from '@mui/material/Alert';
import type { AttemptState } from './use-attempt';

export interface SignInNoticeProps {
  readonly state: AttemptState;
}

/** Why nobody is signed in, except for errors of single fields. */
export function SignInNotice({ state }: SignInNoticeProps) {
  switch (state.kind) {
    case 'editing':
    case 'sending':
    case 'signed-in':
    case 'refused':
      return null;
    case 'unexpected':
      return (
        <Alert severity="error" variant="outlined">
          The sign-in service sent an unexpected answer, so you are not signed in. Try again later, or
          continue without an account: <a href="/products">see the products</a>.
        </Alert>
      );
    case 'unreachable':
      return (
        <Alert severity="error" variant="outlined">
          The sign-in service could not be reached. Check your connection, then try again.
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error" variant="outlined">
          {state.message}
        </Alert>
      );
  }
}
