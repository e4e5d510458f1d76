/** Addresses of the site that are no pages. */

/** Manifest of what is live: type `Manifest`. */
export declare const manifestAddress: string;

/** Begin the addresses of all files of releases; name and version of the package follow. */
export declare const releaseFilesBase: string;

/** Begin the addresses of files that keep their address as long as their bytes are the same. */
export declare const assetsBase: string;

/** Files at the top of the site that crawlers and browsers ask for. */
export declare const wellKnownFiles: readonly string[];

/** First segments of paths that no remote can claim. */
export declare const reservedSegments: readonly string[];
