import { createHash } from 'node:crypto';

type Bytes = string | Uint8Array;

/** SHA-256 in hexadecimal: names records and pages. */
export const sha256Hex = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('hex');

/** SHA-256 in base64, as `release.json`, `integrity` attributes and content policies name bytes. */
export const sha256Base64 = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('base64');
