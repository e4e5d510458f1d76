/** What editors may take away, as the build of the package packs it. */
export interface PressKit {
  /** For light grounds, for dark ones, and a large picture. */
  readonly logos: readonly PressFile[];
  /** The drawings of the gallery in one file. */
  readonly archive?: PressArchive;
}

/** A file to download. */
export interface PressFile {
  readonly address: string;
  /** Under which a browser saves it. */
  readonly name: string;
  readonly sizeBytes: number;
}

/** Drawings in one file. */
export interface PressArchive extends PressFile {
  /** Number of drawings in it. */
  readonly drawings: number;
}

/** File of the release that says what there is. */
export const pressKitPath = 'data/press-kit.json';

/** The same without the drawings that are sample content. */
export const realPressKitPath = 'data/press-kit-real.json';
