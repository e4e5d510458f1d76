import * as v from 'valibot';
import type { SignInErrors } from '../../model/credentials';
import type { Refusal } from '../provider';

/** Codes by which the provider says that nobody is signed in there (OpenID Connect Core, section 3.1.2.6). */
const nobodyCodes = ['login_required', 'consent_required', 'interaction_required', 'invalid_grant'];

/** Codes of the SDK for an address that is not the way back from a sign-in of this tab. */
const staleCodes = ['missing_transaction', 'state_mismatch'];

/** A provider's text can be of any length. */
const maxMessageLength = 200;

/** Errors of the SDK, of the provider and of the browser, as far as they are read here. */
const errorSchema = v.object({
  name: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
  /** The SDK gives a code to its own errors and to those of the provider. */
  error: v.fallback(v.optional(v.string()), undefined),
});

function parseError(error: unknown) {
  const parsed = v.safeParse(errorSchema, error);
  return parsed.success ? parsed.output : { name: '', message: String(error), error: undefined };
}

/** True if the provider has no session of the user any more: to ask again is of no use. */
export const isNobody = (error: unknown): boolean => nobodyCodes.includes(parseError(error).error ?? '');

/** Refusal that the visitor is told. The console has the rest, as the specification wants it. */
export function refusalOf(error: unknown): Refusal<SignInErrors> {
  const { name, message, error: code } = parseError(error);
  // `fetch` fails with a TypeError, and the SDK's time limits with texts of their own.
  const isNetworkError = code === undefined && (name === 'TypeError' || message.startsWith('Timeout'));
  if (code === 'timeout' || isNetworkError) return { kind: 'unreachable' };
  console.warn(`Sign-in with Auth0 failed: ${code ?? name}: ${message}`);
  if (code === undefined || code === 'request_error') return { kind: 'unexpected' };
  if (staleCodes.includes(code))
    return { kind: 'failed', message: 'This sign-in is no longer valid. Start again.' };
  return { kind: 'failed', message: `You are not signed in: ${message.slice(0, maxMessageLength)}` };
}
