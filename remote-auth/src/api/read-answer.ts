/** Meaning of an answer of the JWT API. Its body decides, whatever its status is. */
import type { AxiosResponse } from 'axios';
import type { User } from 'shared-types';
import { isJsonObject } from 'shared-types/protocol/own-answer';
import * as v from 'valibot';
import type { PasswordErrors, SignInErrors } from '../model/credentials';
import type { Accepted, AccessAnswer, ChangeAnswer, Refused } from './port';

type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data'>;

/** User in an answer. Nobody signs in as a guest. */
const user = v.looseObject({
  role: v.pipe(v.string(), v.nonEmpty(), v.notValue('guest')),
  uid: v.exactOptional(v.string()),
  data: v.looseObject({ displayName: v.string(), email: v.exactOptional(v.string()) }),
});

/** The answer to somebody whom the service knows. */
const acceptedSchema = v.object({ user, access_token: v.pipe(v.string(), v.nonEmpty()) });

const message = v.nullish(v.string(), null);

const credentialErrors = v.object({ username: message, password: message });

const passwordErrors = v.object({ current: message, next: message });

/** The answer of a service that cannot do it now. */
const failedSchema = v.object({ error: v.pipe(v.string(), v.nonEmpty()) });

type ErrorSchema<Errors> = v.GenericSchema<unknown, Errors>;

export const readAccess = (answer: Answer): AccessAnswer =>
  readAccepted(answer) ?? readRefused<SignInErrors>(answer, credentialErrors);

export const readPasswordChange = (answer: Answer): AccessAnswer<PasswordErrors> =>
  readAccepted(answer) ?? readRefused<PasswordErrors>(answer, passwordErrors);

/** The specification shows no answer to a change. Any JSON object without errors confirms it, and so does the status 204. */
export function readChange(answer: Answer): ChangeAnswer {
  const refused = readRefused<SignInErrors>(answer, credentialErrors);
  const isDone = answer.status === 204 || (answer.status < 300 && isJsonObject(answer.data));
  return refused.kind === 'unexpected' && isDone ? { kind: 'done' } : refused;
}

function readAccepted({ data }: Answer): Accepted | undefined {
  const { success, output } = v.safeParse(acceptedSchema, data);
  if (!success) return undefined;
  // The user signs in with any answer of this form. The host itself checks settings and shortcuts.
  const known: unknown = { ...output.user, from: 'default' };
  return { kind: 'accepted', user: known as User, accessToken: output.access_token };
}

function readRefused<Errors extends object>(
  { status, data }: Answer,
  schema: ErrorSchema<Errors>,
): Refused<Errors> {
  const refused = v.safeParse(v.object({ error: schema }), data);
  if (refused.success && Object.values(refused.output.error).some(Boolean)) {
    return { kind: 'refused', errors: refused.output.error };
  }
  const failed = v.safeParse(failedSchema, data);
  const isForNow = status === 429 || status >= 500;
  return failed.success && isForNow
    ? { kind: 'failed', message: failed.output.error }
    : { kind: 'unexpected' };
}
