import { findByEmail } from '../account-store.js';
import { emailForm, emailProblem } from '../email.js';
import { fieldErrors, sessionAnswer } from './answers.js';
import { credentialsOf, sessionOf } from './authorization.js';
import type { AnswerCall } from './call.js';
import { checkPassword } from './check-password.js';

/** Error at the password, which is wrong more often. Naming the wrong field would tell who has an account. */
const wrong = 'Wrong e-mail address or password.';

const at = (text: string) => ({ username: null, password: text });

/** `GET /api/auth` with the header, or `POST /api/auth` with the body. `stay` is in the query or in the body. */
export const signIn: AnswerCall = async (world, call) => {
  const { email: written, password } = credentialsOf(call);
  const email = emailForm(written);
  if (email === '' || password === '')
    throw fieldErrors({
      username: email === '' ? 'Enter your e-mail address.' : null,
      password: password === '' ? 'Enter your password.' : null,
    });
  // No account has it. Nothing of it is counted: tries are kept by their addresses, and this one may be long.
  if (emailProblem(email) !== null) throw fieldErrors(at(wrong));
  const given = { email, network: call.network, password, wrong, at };
  const account = await checkPassword(world, { ...given, account: await findByEmail(world.queries, email) });
  const stays = call.query.has('stay') || call.body['stay'] === true;
  return await sessionAnswer(world.tokens, account, { stays });
};

/** `GET /api/auth/access-token`: the user of a token as the server has them now, and a newer token. */
export const restore: AnswerCall = async (world, call) => {
  const session = await sessionOf(world, call);
  return await sessionAnswer(world.tokens, session.account, session);
};
