import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { passwordForm } from 'shared-types/protocol/auth';

/** Cost of a derivation: OWASP's for scrypt with 32 MB. Stored with each password, so that it can grow. */
interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const cost: Cost = { N: 2 ** 15, r: 8, p: 1 };

const saltBytes = 16;
const keyBytes = 32;

/** Node refuses to derive with more than 32 MB unless it is allowed. */
const maxmem = 64 * 1024 * 1024;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passwordForm(password), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const textOf = ({ N, r, p }: Cost, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');

/** What is stored of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return textOf(cost, salt, await derive(password, salt, cost));
}

/** Of no password. Checking one against it takes as long as against any other. */
export const nobodysHash: string = textOf(cost, randomBytes(saltBytes), randomBytes(keyBytes));

/** Whether a password is the one that was stored. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64');
  const stored = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), stored);
  return expected.length === keyBytes && timingSafeEqual(derived, expected);
}
