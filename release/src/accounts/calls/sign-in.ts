import { whenFree } from '../../database/sql-database.js';
import { findByEmail } from '../account-store.js';
import { emailForm } from '../email.js';
import { fieldErrors, sessionAnswer } from './answers.js';
import { credentialsOf } from './authorization.js';
import type { AnswerCall } from './call.js';
import { checkPassword } from './check-password.js';

const missing = (text: string, problem: string) => (text === '' ? problem : null);

/** `GET /api/auth` with the header, or `POST /api/auth` with the body. */
export const signIn: AnswerCall = async (world, call) => {
  const { email, password } = credentialsOf(call);
  const form = emailForm(email);
  if (form === '' || password === '')
    return fieldErrors({
      username: missing(form, 'Enter your e-mail address.'),
      password: missing(password, 'Enter your password.'),
    });
  const account = await whenFree(() => findByEmail(world.database, form));
  const check = await checkPassword(world, account, {
    email: form,
    network: call.network,
    password,
    // Which of the two is wrong would say who has an account.
    wrong: { username: 'Check your e-mail address.', password: 'Check your password.' },
    otherwise: (text) => ({ username: null, password: text }),
  });
  return check.kind === 'right' ? await sessionAnswer(world.tokens, check.account) : check.answer;
};
