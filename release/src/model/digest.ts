import { createHash } from 'node:crypto';

type Bytes = string | Uint8Array;

/** SHA-256 in hexadecimal: names records and pages. */
export const sha256Hex = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('hex');

/** SHA-256 in base64, as `release.json`, `integrity` attributes and content policies name bytes. */
export const sha256Base64 = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('base64');

/** The same digest in hexadecimal. */
export const hexOfBase64 = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');
