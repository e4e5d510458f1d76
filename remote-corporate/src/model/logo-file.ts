/** A file of the logo to download. */
export interface LogoFile {
  readonly title: string;
  readonly address: string;
  /** Name under which a browser saves it. */
  readonly name: string;
  readonly sizeBytes: number;
}

/** Path of the list of logo files in the release. */
export const logoFilesPath = 'data/logos.json';
