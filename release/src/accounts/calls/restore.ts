import { invalidToken, sessionAnswer } from './answers.js';
import { keptAccountOf } from './authorization.js';
import type { AnswerCall } from './call.js';

/** `GET /api/auth/access-token`: the user of a token as the server has them now, and a newer token. */
export const restore: AnswerCall = async (world, call) => {
  const account = await keptAccountOf(world, call);
  return account ? await sessionAnswer(world.tokens, account) : invalidToken;
};
