const headerBytes = 6;

const entryBytes = 16;

/** An icon file with one PNG in it: all that still ask for `/favicon.ico` read that. @param sizePx at most 255 */
export function icoFile(png: Uint8Array, sizePx: number): Buffer {
  const header = Buffer.alloc(headerBytes + entryBytes);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // pictures
  header.writeUInt8(sizePx, headerBytes);
  header.writeUInt8(sizePx, headerBytes + 1);
  header.writeUInt16LE(1, headerBytes + 4); // colour planes
  header.writeUInt16LE(32, headerBytes + 6); // bits per pixel
  header.writeUInt32LE(png.length, headerBytes + 8);
  header.writeUInt32LE(header.length, headerBytes + 12);
  return Buffer.concat([header, png]);
}
