/** What a package's `data/build.ts` is given when the package is built. */

/** Puts files into the release that is being built. */
export interface DataOutput {
  /** Folder of the package, for files that are no modules. */
  readonly packageFolder: string;
  /** Outlives the build: what takes long to make can be kept here, under a name made from all that it is made from. */
  readonly cacheFolder: string;
  /** Writes JSON to a path of the release, `data/list.json` or `facts/categories.json`: keys in the given order. */
  readonly emitJson: (path: string, value: unknown) => void;
  /**
   * Adds a file that keeps its address as long as its bytes are the same.
   *
   * @param extension with its dot: `.svg`
   * @returns its address on the site, `/assets/<hash>.<ext>`
   */
  readonly emitAsset: (bytes: string | Uint8Array, extension: string) => string;
}

/** The export of `data/build.ts`. */
export type BuildData = (output: DataOutput) => Promise<void>;
