import { RefusalNotice } from '../../components/refusal-notice';
import type { AttemptState } from './use-attempt';

/** Reason why nobody is signed in, except for errors of single fields. */
export const SignInNotice = ({ state }: { readonly state: AttemptState }) => (
  <RefusalNotice
    result={state}
    unknown="We do not know if your account was created. Try to sign in. If you cannot, create it again."
    unexpected={
      <>
        , so you are not signed in. Try again later, or continue without an account:{' '}
        <a href="/products">see the products</a>.
      </>
    }
  />
);
