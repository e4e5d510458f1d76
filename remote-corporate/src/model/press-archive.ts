/** The drawings of the gallery in one file, as the build of the package packs it. */
export interface PressArchive {
  readonly address: string;
  readonly sizeBytes: number;
  /** Number of drawings in it. */
  readonly drawings: number;
}

/** File of the release that says where the archive is. */
export const pressArchivePath = 'data/press-archive.json';

/** The same without the drawings that are sample content; `null` where there are no others. */
export const realPressArchivePath = 'data/press-archive-real.json';

/** @returns `undefined` where a release has none */
export function readPressArchive(value: unknown): PressArchive | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { address, sizeBytes, drawings } = value as Readonly<Record<string, unknown>>;
  return typeof address === 'string' && typeof sizeBytes === 'number' && typeof drawings === 'number'
    ? { address, sizeBytes, drawings }
    : undefined;
}
