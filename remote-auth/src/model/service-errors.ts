/** No answer came, whichever service was asked: for visitors, as are the others. */
export const unreachable = 'The sign-in service could not be reached.';

/** The answer makes no sense. */
export const unexpected = 'The sign-in service sent an unexpected answer.';

/** A service neither confirms a save nor refuses it. */
export const unsure = 'We do not know if your changes were saved: the sign-in service gave no clear answer.';

/** The service does not take the token any more. */
export const invalidSession = 'Your session is no longer valid. Sign in again.';
