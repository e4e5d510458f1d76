import { isUtf8 } from 'node:buffer';
import { SheetError } from './sheet-row';

const byteOrderMarks = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

const markedEncoding = (bytes: Uint8Array): string | undefined =>
  byteOrderMarks.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte))?.encoding;

/**
 * The text of a file: by its byte order mark, else in the encoding that is asked for, else in UTF-8.
 *
 * @throws {SheetError} if the bytes are not text in the encoding: wrong letters must not get into the catalogue
 */
export function decodeText(bytes: Uint8Array, askedFor?: string): string {
  const encoding = markedEncoding(bytes) ?? askedFor ?? 'utf-8';
  if (encoding !== 'utf-8' && encoding === askedFor) refuseUtf8(bytes, askedFor);
  const text = decoderOf(encoding)(bytes);
  if (text.includes('\0')) {
    throw new SheetError('The file holds zero bytes, so it is no CSV in UTF-8. Save it as “CSV UTF-8”.');
  }
  return text;
}

/** Letters of UTF-8 would come out as two wrong ones each; letters of other encodings are seldom UTF-8 by chance. */
function refuseUtf8(bytes: Uint8Array, askedFor: string): void {
  if (!bytes.some((byte) => byte > 0x7f) || !isUtf8(bytes)) return;
  throw new SheetError(`The file is UTF-8, not ${askedFor}. Import it without --encoding.`);
}

function decoderOf(encoding: string): (bytes: Uint8Array) => string {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    return (bytes) => withWindowsLetters(decodeStrictly(decoder, bytes), decoder.encoding);
  } catch {
    throw new SheetError(`The encoding “${encoding}” is not known. Excel's own is windows-1252.`);
  }
}

/** The bytes 0x80 to 0x9f of windows-1252; those that it does not use are spaces here. */
const windowsLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Node before version 24 reads windows-1252 as ISO 8859-1, in which these bytes are control characters. */
const withWindowsLetters = (text: string, encoding: string): string =>
  encoding === 'windows-1252'
    ? text.replaceAll(/[\u0080-\u009f]/g, (control) => {
        const letter = windowsLetters.charAt(control.charCodeAt(0) - 0x80);
        return letter === ' ' ? control : letter;
      })
    : text;

function decodeStrictly(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new SheetError(
      `The file is not ${decoder.encoding.toUpperCase()}. Save it as “CSV UTF-8”, or, if Excel saved it as plain CSV, ` +
        'import it with --encoding windows-1252.',
    );
  }
}
