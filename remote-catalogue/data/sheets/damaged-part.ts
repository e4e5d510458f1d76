import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';

/** Of the ZIP format (APPNOTE 4.3.12): the directory at the end of an archive has an entry for each part. */
const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const entryLength = 46;
const endLength = 22;
const headerLength = 30;

/**
 * The name of a part whose bytes are not those that were packed; `undefined` for an archive that is whole. The readers of
 * workbooks do not compare check sums, and a bit that is wrong can change a letter of an article number.
 */
export function damagedPart(bytes: Uint8Array): string | undefined {
  const sums = checkSums(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const misnamed = [...sums].find(([, sum]) => sum < 0);
  if (misnamed) return misnamed[0];
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
  return Object.entries(parts).find(([name, part]) => crc32(part) !== sums.get(name))?.[0];
}

/** A part has its name in front of it too. With another name it would be taken for missing, and its texts for empty. */
const isNamedSo = (bytes: Buffer, header: number, name: Buffer): boolean =>
  bytes.subarray(header + headerLength, header + headerLength + name.length).equals(name);

/** Check sums of all parts, by their names; -1 for a part that has two names. */
function checkSums(bytes: Buffer): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  let end = bytes.length - endLength;
  while (end >= 0 && bytes.readUInt32LE(end) !== endSignature) end -= 1;
  let place = end < 0 ? bytes.length : bytes.readUInt32LE(end + 16);
  while (place + entryLength <= bytes.length && bytes.readUInt32LE(place) === entrySignature) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(place + field),
    );
    const nameEnd = place + entryLength + (nameLength ?? 0);
    const name = bytes.subarray(place + entryLength, nameEnd);
    sums.set(name.toString(), bytes.readUInt32LE(place + 16));
    if (!isNamedSo(bytes, bytes.readUInt32LE(place + 42), name)) sums.set(name.toString(), -1);
    place = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return sums;
}
