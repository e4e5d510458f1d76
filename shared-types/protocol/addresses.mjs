export const manifestAddress = '/release/current.json';
export const releaseFilesBase = '/remotes/';
export const assetsBase = '/assets/';

export const wellKnownFiles = [
  'favicon.ico',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
];

export const reservedSegments = ['api', 'assets', 'release', 'remotes', ...wellKnownFiles];
