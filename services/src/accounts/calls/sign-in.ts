import { findByEmail } from '../account-store.js';
import { emailForm, emailProblem } from '../email.js';
import { fieldErrors, sessionAnswer } from './answers.js';
import { credentialsOf } from './authorization.js';
import type { AnswerCall } from './call.js';
import { checkPassword } from './check-password.js';

/** Error at the password, which is wrong more often. Naming the wrong field would tell who has an account. */
const wrong = { username: null, password: 'Wrong e-mail address or password.' };

const missing = (text: string, problem: string) => (text === '' ? problem : null);

/** `GET /api/auth` with the header, or `POST /api/auth` with the body. `stay` is in the query or in the body. */
export const signIn: AnswerCall = async (world, call) => {
  const { email, password } = credentialsOf(call);
  const form = emailForm(email);
  if (form === '' || password === '')
    return fieldErrors({
      username: missing(form, 'Enter your e-mail address.'),
      password: missing(password, 'Enter your password.'),
    });
  // No account has it. Nothing of it is counted: tries are kept by their addresses, and this one may be long.
  if (emailProblem(form) !== null) return fieldErrors(wrong);
  const account = await findByEmail(world.queries, form);
  const check = await checkPassword(world, account, {
    email: form,
    network: call.network,
    password,
    wrong,
    otherwise: (text) => ({ username: null, password: text }),
  });
  if (check.kind !== 'right') return check.answer;
  const stays = call.query.has('stay') || call.body['stay'] === true;
  return await sessionAnswer(world.tokens, check.account, { stays });
};
