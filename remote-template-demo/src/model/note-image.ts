/** The types of images that a note can have. */
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Largest image of a note, in bytes. */
const mostBytes = 500_000;

/** Reason why a file cannot be the image of a note, as a sentence; `undefined` if it can. */
export function imageFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!imageTypes.includes(type))
    return `“${name}” is not a supported image. Choose a PNG, JPEG, WebP or GIF file.`;
  return size > mostBytes
    ? `“${name}” has ${Math.ceil(size / 1000).toLocaleString('en')} KB. At most 500 KB are allowed.`
    : undefined;
}
