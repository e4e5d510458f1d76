import type { ApiAnswer } from 'server/http/path-handler';
import type { Account } from '../account-store.js';
import { matchesHash } from '../password-hash.js';
import type { Try } from '../sign-in-tries.js';
import { againText, busyServer, fieldErrors, tooMany } from './answers.js';
import type { AccountWorld } from './call.js';

export type PasswordCheck =
  | { readonly kind: 'right'; readonly account: Account }
  | { readonly kind: 'refused'; readonly answer: ApiAnswer };

interface Given extends Omit<Try, 'tokenVersion'> {
  readonly password: string;
  /** Texts at the fields of the form for a wrong password. */
  readonly wrong: Readonly<Record<string, string | null>>;
  /** Texts at the fields for another reason. */
  readonly otherwise: (text: string) => Readonly<Record<string, string | null>>;
}

const refused = (answer: ApiAnswer): PasswordCheck => ({ kind: 'refused', answer });

/**
 * Checks whether a password is that of an account. Counts the try, and takes as long for an account that does not exist.
 *
 * @param account `undefined`: nobody has this e-mail address
 */
export async function checkPassword(
  { tries, deriving, nobody, slowDown }: AccountWorld,
  account: Account | undefined,
  given: Given,
): Promise<PasswordCheck> {
  const { email, network } = given;
  const counted: Try = { email, network, tokenVersion: account?.tokenVersion ?? 0 };
  const waitMs = await tries.begin(counted);
  if (waitMs > 0)
    return refused(tooMany(waitMs, given.otherwise(`Too many wrong passwords. ${againText(waitMs)}`)));
  if (await tries.isSlow(counted)) await slowDown();
  const checked = await deriving(network, () => matchesHash(given.password, account?.password ?? nobody));
  if (checked.kind === 'busy') {
    await tries.takeBack(counted);
    return refused(busyServer);
  }
  if (!account || !checked.result) return refused(fieldErrors(given.wrong));
  await tries.succeed(counted);
  return { kind: 'right', account };
}
