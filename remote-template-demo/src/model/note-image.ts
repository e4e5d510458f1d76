/** A type of image that a note can have. */
export type ImageType = 'PNG' | 'JPEG' | 'WebP' | 'GIF';

/** Limits of an image of a note. */
export const imageLimits = {
  /** Of the file that is chosen. */
  fileBytes: 10_000_000,
  /** Of the image that is stored. */
  storedBytes: 600_000,
  /** Of its longer side. */
  sidePx: 1280,
} as const;

/** How many bytes at the beginning of a file `imageTypeOf` needs. */
export const signatureBytes = 512;

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Array.from(text).every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

/** The type of an image by its signature, whatever its name says. @param bytes the beginning of the file */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return 'PNG';
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'JPEG';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'WebP';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'GIF';
  return undefined;
}

const isSvg = (bytes: Uint8Array) => /<svg[\s>]/i.test(String.fromCharCode(...bytes));

/** Why a file cannot be the image of a note, as a sentence; nothing if it can. @param start its first bytes */
export function imageFileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  start: Uint8Array,
): string | undefined {
  if (!imageTypeOf(start)) {
    const what = isSvg(start) ? 'is an SVG drawing' : 'is not a supported image';
    return `“${name}” ${what}. Choose a PNG, JPEG, WebP or GIF file.`;
  }
  return size > imageLimits.fileBytes
    ? `“${name}” has ${(size / 1e6).toFixed(1)} MB. At most 10 MB are allowed.`
    : undefined;
}

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of an image whose longer side is not above a limit. */
export function fittedSize({ width, height }: ImageSize, sidePx: number): ImageSize {
  const scale = Math.min(1, sidePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Attempts to make an image small enough, the best one first: its longer side, and the quality of its encoding. */
export const encodings: readonly { readonly sidePx: number; readonly quality: number }[] = [
  { sidePx: imageLimits.sidePx, quality: 0.85 },
  { sidePx: imageLimits.sidePx, quality: 0.7 },
  { sidePx: imageLimits.sidePx, quality: 0.5 },
  { sidePx: 960, quality: 0.6 },
  { sidePx: 640, quality: 0.6 },
];
