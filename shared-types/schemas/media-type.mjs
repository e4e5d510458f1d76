import mime from 'mime';

/**
 * Media type of a file, by the end of its name.
 *
 * @param {string} file
 */
export const mediaTypeOf = (file) => mime.getType(file) ?? 'application/octet-stream';
