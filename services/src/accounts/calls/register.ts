import { countAccounts, findByEmail, insertAccount } from '../account-store.js';
import { displayNameFrom } from '../display-name.js';
import { emailForm, emailProblem, shownEmail } from '../email.js';
import { maxAccounts } from '../limits.js';
import { hashPassword } from '../password-hash.js';
import { passwordProblem } from '../password-rules.js';
import { refusal } from 'server/http/path-handler';
import { countRequest } from 'server/http/request-limiter';
import { againText, busyServer, fieldErrors, sessionAnswer, tooMany } from './answers.js';
import { textIn, type AnswerCall } from './call.js';

/** Role of everybody who registers. Only the operator gives another one. */
const newRole = 'user';

const isTaken = fieldErrors({ username: 'This e-mail address has an account already.', password: null });

const tooManyRegistrations = (waitMs: number) =>
  tooMany(waitMs, { username: `Too many registrations. ${againText(waitMs)}`, password: null });

const isFull = refusal(503, 'The server takes no more accounts at the moment.');

/** `POST /api/auth/register`. What else the body says, a role for one, is not read. */
export const register: AnswerCall = async (world, { body, network }) => {
  const { queries, deriving, tokens, log, nowMs } = world;
  const given = textIn(body, 'email');
  const password = textIn(body, 'password');
  const email = emailForm(given);
  const error = { username: emailProblem(email), password: passwordProblem(password, email) };
  if (error.username !== null || error.password !== null) return fieldErrors(error);
  const waitMs = await countRequest(world.registrations, network);
  if (waitMs > 0) return tooManyRegistrations(waitMs);
  if (await findByEmail(queries, email)) return isTaken;
  if ((await countAccounts(queries)) >= maxAccounts) return isFull;
  if ((await countRequest(world.allRegistrations, '')) > 0) await world.slowDown();
  const hashed = await deriving(network, () => hashPassword(password, world.cost));
  if (hashed.kind === 'busy') return busyServer;
  const account = await insertAccount(queries, {
    email,
    writtenEmail: shownEmail(given),
    role: newRole,
    password: hashed.result,
    displayName: displayNameFrom(textIn(body, 'displayName'), email),
    createdAtMs: nowMs(),
  });
  if (!account) return isTaken;
  log('account registered');
  return await sessionAnswer(tokens, account);
};
