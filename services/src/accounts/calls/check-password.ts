import type { Account } from '../account-store.js';
import { hashPassword, matchesHash } from '../password-hash.js';
import type { Try } from '../sign-in-tries.js';
import { againText, busyServer, fieldErrors, Refused, tooMany, type FieldErrors } from './answers.js';
import type { AccountWorld, Call } from './call.js';

/** @throws a refusal if too much is waiting */
export async function hashInTurn({ deriving, cost }: AccountWorld, call: Call, password: string) {
  const hashed = await deriving(call.network, () => hashPassword(password, cost));
  if (hashed.kind === 'busy') throw new Refused(busyServer);
  return hashed.result;
}

interface Given extends Omit<Try, 'tokenVersion'> {
  /** Account with this e-mail address. */
  readonly account: Account | undefined;
  readonly password: string;
  /** Text for a wrong password. */
  readonly wrong: string;
  /** A text at its field of the form. */
  readonly at: (text: string) => FieldErrors;
}

/**
 * Checks whether a password is that of an account. Counts the try, and takes as long for an account that does not exist.
 *
 * @throws a refusal if it is not
 */
export async function checkPassword(world: AccountWorld, given: Given): Promise<Account> {
  const { tries, deriving, nobody } = world;
  const { account, email, network, password, wrong, at } = given;
  const counted: Try = { email, network, tokenVersion: account?.tokenVersion ?? 0 };
  const waitMs = await tries.begin(counted);
  if (waitMs > 0) throw tooMany(waitMs, at(`Too many wrong passwords. ${againText(waitMs)}`));
  const checked = await deriving(network, () => matchesHash(password, account?.password ?? nobody));
  if (checked.kind === 'busy') {
    await tries.takeBack(counted);
    throw new Refused(busyServer);
  }
  if (!account || !checked.result) throw fieldErrors(at(wrong));
  await tries.succeed(counted);
  return account;
}
