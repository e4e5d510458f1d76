/** Addresses of the site that are not pages. */

/** Manifest of what is live: type `Manifest`. */
export const manifestAddress = '/release/current.json';

/** Beginning of the addresses of all files of releases; name and version of the package follow. */
export const releaseFilesBase = '/remotes/';

/** Beginning of the addresses of files that keep their address as long as their bytes are the same. */
export const assetsBase = '/assets/';

/** Files at the top of the site that crawlers and browsers ask for. */
export const wellKnownFiles: readonly string[] = [
  'favicon.ico',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
];

/** First segments of paths that no remote can claim. */
export const reservedSegments: readonly string[] = ['api', 'assets', 'release', 'remotes', ...wellKnownFiles];
