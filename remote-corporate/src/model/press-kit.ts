/** Files for editors, as the build of the package packs them. */
export interface PressKit {
  /** Logos for light grounds and for dark ones, and a large picture. */
  readonly logos: readonly PressFile[];
  /** The drawings of the gallery in one file. */
  readonly archive?: PressArchive;
}

/** A file to download. */
export interface PressFile {
  readonly address: string;
  /** Name under which a browser saves it. */
  readonly name: string;
  readonly sizeBytes: number;
}

/** Drawings in one file. */
export interface PressArchive extends PressFile {
  /** Number of drawings in it. */
  readonly drawings: number;
}

/** File of the release with the list of the kit. */
export const pressKitPath = 'data/press-kit.json';

/** The same without the drawings that are sample content. */
export const realPressKitPath = 'data/press-kit-real.json';
