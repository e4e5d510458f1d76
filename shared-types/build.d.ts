/** Types for `data/build.ts` of a package. */
import type { RecordOf } from './record-of';
import type { brandSchema } from './schemas/brand.js';

/** Puts files into the release that is being built. */
export interface DataOutput {
  /** Folder of the package, for files that are not modules. */
  readonly packageFolder: string;
  /** Folder of data to build instead of the package's own: `node tooling/run.mjs build PACKAGE --data FOLDER`. */
  readonly dataFolder?: string | undefined;
  /** Brand of the site: for pictures and documents, which page styles do not reach. */
  readonly brand: Brand;
  /** Folder kept between builds: store what takes long to make here, under a name made from all of its inputs. */
  readonly cacheFolder: string;
  /** Writes JSON to a path of the release, `data/list.json` or `facts/categories.json`: keys in the given order. */
  readonly emitJson: (path: string, value: unknown) => void;
  /** Writes JSON that takes long to make. `npm run dev` makes it when the file is asked for. */
  readonly emitJsonLater: (path: string, make: () => Promise<unknown>) => Promise<void>;
  /** Writes any file to a path of the release. The server shows the host's `site/<name>` at `/<name>`. */
  readonly emitFile: (path: string, bytes: string | Uint8Array) => void;
  /** Adds a file at `/assets/<hash>.<ext>`, the same while its bytes are the same. @param extension `.svg` */
  readonly emitAsset: (bytes: string | Uint8Array, extension: string) => string;
  /**
   * Adds a file that takes long to make. `npm run dev` makes it when the file is asked for, and does not know its size.
   * @param key text made from all that decides over the bytes
   */
  readonly emitAssetLater: (
    key: string,
    extension: string,
    make: () => Promise<Uint8Array>,
  ) => Promise<{ readonly address: string; readonly sizeBytes?: number }>;
  /**
   * Adds files that belong together under one hash, so that one address and the ends of their names lead to all.
   * @param files by the ends of their names, `-300.webp`. @returns the beginning of their addresses, `/assets/<hash>`
   */
  readonly emitAssets: (files: ReadonlyMap<string, string | Uint8Array>) => string;
  /** Draws and adds the picture that a page is shared with, kept in `cacheFolder`. @returns its address */
  readonly emitSharingPicture: (picture: SharingPicture) => Promise<string>;
  /**
   * Runs a function that `data/build.ts` exports beside `build` in another thread: drawing takes a processor for itself.
   * @param work its name. @param input its parameter, copied as by `structuredClone`; so is what it returns
   */
  readonly inThread: (work: string, input: unknown) => Promise<unknown>;
}

/** Name, logo and colours of the site, from `host/brand`. Part of the version of each package. */
export interface Brand extends RecordOf<typeof brandSchema> {
  /** Text of an SVG file that has a `viewBox` and no size: the drawing beside the name. */
  readonly mark: string;
  /** Mark and name as files to download: SVG for light and for dark grounds, and a PNG, 2400 pixels wide. */
  readonly logos: {
    readonly light: Uint8Array;
    readonly dark: Uint8Array;
    readonly large: Uint8Array;
  };
  /**
   * Texts of SVG files that have a `viewBox` and no size: the one picture of each product category, by the last part of its
   * address, `fire-resistant-garments`.
   */
  readonly categories: Readonly<Record<string, string>>;
}

/** Colours as `#0a1b2c`. */
export type BrandAccent = Brand['accents']['light'];

/** Content of the picture that a page is shared with, drawn in the look of the site. */
export interface SharingPicture {
  /** Number of an article. */
  readonly number?: string;
  /** Subject of the page, in a few words. */
  readonly name: string;
  /** Code of EN 388. */
  readonly marking?: string;
  /** Text of an SVG file that has a `viewBox` and no size. */
  readonly drawing: string;
}

/**
 * The export of `data/build.ts`. `npm start` runs it again only if its program, a file of the package that is no module, the
 * brand or the tools have changed: nothing else may decide over what it writes.
 */
export type BuildData = (output: DataOutput) => Promise<void>;
