import { invalidToken, sessionAnswer } from './answers.js';
import { keptSessionOf } from './authorization.js';
import type { AnswerCall } from './call.js';

/** `GET /api/auth/access-token`: the user of a token as the server has them now, and a newer token. */
export const restore: AnswerCall = async (world, call) => {
  const session = await keptSessionOf(world, call);
  return session ? await sessionAnswer(world.tokens, session.account, session) : invalidToken;
};
