import { countAccounts, findByEmail, insertAccount } from '../account-store.js';
import { displayNameFrom } from '../display-name.js';
import { emailForm, emailProblem, shownEmail } from '../email.js';
import { maxAccounts } from '../limits.js';
import { passwordProblem } from '../password-rules.js';
import { refusal } from 'server/http/path-handler';
import { countRequest } from 'server/http/request-limiter';
import { againText, fieldErrors, Refused, sessionAnswer, tooMany } from './answers.js';
import { textIn, type AnswerCall } from './call.js';
import { hashInTurn } from './check-password.js';

/** Role of everybody who registers. Only the operator gives another one. */
const newRole = 'user';

const at = (text: string) => ({ username: text, password: null });

const taken = at('This e-mail address has an account already.');

const isFull = refusal(503, 'The server takes no more accounts at the moment.');

/** `POST /api/auth/register`. What else the body says, a role for one, is not read. */
export const register: AnswerCall = async (world, call) => {
  const { body, network } = call;
  const { queries, tokens, log, nowMs } = world;
  const given = textIn(body, 'email');
  const password = textIn(body, 'password');
  const email = emailForm(given);
  const error = { username: emailProblem(email), password: passwordProblem(password, email) };
  if ((error.username ?? error.password) !== null) throw fieldErrors(error);
  const waitMs = await countRequest(world.registrations, network);
  if (waitMs > 0) throw tooMany(waitMs, at(`Too many registrations. ${againText(waitMs)}`));
  if (await findByEmail(queries, email)) throw fieldErrors(taken);
  if ((await countAccounts(queries)) >= maxAccounts) throw new Refused(isFull);
  const account = await insertAccount(queries, {
    email,
    writtenEmail: shownEmail(given),
    role: newRole,
    password: await hashInTurn(world, call, password),
    displayName: displayNameFrom(textIn(body, 'displayName'), email),
    createdAtMs: nowMs(),
  });
  if (!account) throw fieldErrors(taken);
  log('account registered');
  return await sessionAnswer(tokens, account);
};
