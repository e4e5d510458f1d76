/** Folder of the files of articles, from the root of the repository, where npm runs commands. */
export const articleFolder = 'remote-catalogue/data/src';
