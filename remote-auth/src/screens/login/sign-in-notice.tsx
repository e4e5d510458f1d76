import Alert from '@mui/material/Alert';
import classNames from './login.module.css';
import { loggingIn, type SignInState } from './use-sign-in';

export interface SignInNoticeProps {
  readonly state: SignInState;
}

/** Progress and result of the sign-in, except for errors of single fields. */
export function SignInNotice({ state }: SignInNoticeProps) {
  switch (state.kind) {
    case 'editing':
    case 'refused':
      return null;
    case 'sending':
      return <p className={classNames.progress}>{loggingIn}</p>;
    case 'accepted':
      return (
        <Alert severity="info" variant="outlined">
          Your details are correct, but this version of the site cannot keep you signed in yet. You continue
          as a guest, and nothing was stored.
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error" variant="outlined">
          {state.message}
        </Alert>
      );
    case 'invalid-token':
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
  }
}
