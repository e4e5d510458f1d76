import type { HostRelease } from 'shared-types/release';

const folder = 'site/';

/** The file of a host that stands at `/<name>`. */
export const siteFile = (name: string): string => folder + name;

/** Names of the files that a host has for the root of the site: icons, and what a launcher asks for. */
export const siteFilesOf = ({ files }: HostRelease): readonly string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length));
