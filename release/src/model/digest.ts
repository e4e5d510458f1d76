import { createHash } from 'node:crypto';

type Bytes = string | Uint8Array;

/** SHA-256 in hexadecimal: names records and pages. */
export const sha256Hex = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('hex');

/** SHA-256 in base64, as a content policy names a text. */
export const sha256Base64 = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('base64');

/** SHA-256 in base64, as `release.json` and `integrity` attributes name a file. */
export const sha256Base64 = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('base64');
