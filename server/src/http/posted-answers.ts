import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PostedForm } from 'shared-types/enquiry';

/** Time for which an answer is kept, in milliseconds. */
const keptMs = 60 * 60 * 1000;

/** Greatest number of answers; the oldest goes first. */
const mostAnswers = 200;

export type PostedAnswers = ReturnType<typeof openPostedAnswers>;

/** Answers to forms that browsers have posted by themselves, in memory: no disk and no address has what was typed. */
export function openPostedAnswers() {
  const answers = new LRUCache<string, PostedForm>({ max: mostAnswers, ttl: keptMs });
  return {
    /** @returns a name that nobody can guess */
    keep: (posted: PostedForm): string => {
      const name = randomBytes(16).toString('hex');
      answers.set(name, posted);
      return name;
    },
    find: (name: string): PostedForm | undefined => answers.get(name),
  };
}

/** The answer as a text, for a server that cannot draw its page now. */
export function answerText({ answer }: PostedForm): string {
  const { ref, error = '' } = answer as { readonly ref?: string; readonly error?: string };
  return ref === undefined
    ? `Your form was not sent. ${error} Go back: your browser has what you typed.`
    : `We have received your form. Its reference is ${ref}.`;
}
