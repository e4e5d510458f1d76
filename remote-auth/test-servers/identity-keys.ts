/** The key pair of the identity server, and a check of what it has signed. */
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';

export type AccessClaims = { iss: string; aud: string; sub: string; exp: number; scope?: string };

/** A new key pair: its private key as a JWK, and a reader of access tokens. */
export function createKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = createPublicKey(privateKey);

  /** @returns nothing where the signature is not ours or the token has expired */
  function claimsOf(token: string): AccessClaims | undefined {
    const [header, payload, signature] = token.split('.');
    if (header === undefined || payload === undefined || signature === undefined) return undefined;
    const signed = Buffer.from(`${header}.${payload}`);
    if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) return undefined;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as AccessClaims;
    return claims.exp * 1000 > Date.now() ? claims : undefined;
  }

  return {
    jwk: { ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' },
    claimsOf,
  };
}
