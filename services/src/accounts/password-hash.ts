import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { passwordForm } from 'shared-types/protocol/auth';

/** Cost of a derivation by scrypt, 32 MB and 60 ms or more. It is stored with each password, so that it can grow. */
export const usualCost = { N: 2 ** 15, r: 8, p: 1 };

export type HashCost = Readonly<typeof usualCost>;

const saltBytes = 16;
const keyBytes = 32;

/** Node refuses to derive with more than 32 MB unless it is allowed. */
const maxmem = 64 * 1024 * 1024;

const derive = (password: string, salt: Buffer, { N, r, p }: HashCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passwordForm(password), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const textOf = ({ N, r, p }: HashCost, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');

/** Hash of a password, as it is stored. */
export async function hashPassword(password: string, cost: HashCost = usualCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  return textOf(cost, salt, await derive(password, salt, cost));
}

/** Hash of no password. Checking one against it takes as long as against any other. */
export const nobodysHash = (cost: HashCost): string =>
  textOf(cost, randomBytes(saltBytes), randomBytes(keyBytes));

/** True if a password is the one that was stored. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  return expected.length === keyBytes && timingSafeEqual(derived, expected);
}
