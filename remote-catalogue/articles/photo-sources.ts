/** Where a photograph is shown. */
export type PhotoUse = 'card' | 'detail';

/** Encodings of a photograph, the smaller one first; a browser takes the first that it knows. */
export const photoEncodings = ['avif', 'webp'] as const;

/** One of the encodings. */
export type PhotoEncoding = (typeof photoEncodings)[number];

/** Widths in pixels, for screens of one and of two densities: a card has 300 x 318 CSS pixels. */
export const photoWidths: Readonly<Record<PhotoUse, readonly [number, number]>> = {
  card: [300, 600],
  detail: [640, 1280],
};

/** A photograph in one encoding. */
export interface PhotoSource {
  readonly type: `image/${PhotoEncoding}`;
  /** Addresses on the site, for screens of one and of two densities. */
  readonly addresses: readonly [single: string, double: string];
}

/** The end of the address of a picture. */
export const photoEnd = (width: number, encoding: PhotoEncoding): string => `-${width}.${encoding}`;

/** The pictures of a photograph for one use. A list has a single address for all of them: a hash cannot be compressed. */
export const photoSources = (address: string, use: PhotoUse): readonly PhotoSource[] =>
  photoEncodings.map((encoding) => {
    const [single, double] = photoWidths[use];
    return {
      type: `image/${encoding}`,
      addresses: [address + photoEnd(single, encoding), address + photoEnd(double, encoding)],
    };
  });

/** One picture for where a choice of encodings cannot be given: a drawing, or the smallest one of a photograph. @param address as `cardAddress` */
export const singlePicture = (address: string): string =>
  address === '' || isDrawing(address) ? address : address + photoEnd(photoWidths.card[0], 'webp');

/** Whether an address is that of a drawing: the one of a photograph has no ending yet. */
export const isDrawing = (address: string): boolean => /\.\w+$/.test(address);
