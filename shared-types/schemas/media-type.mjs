import { lookup } from 'mime-types';

/**
 * Media type of a file, by the end of its name.
 *
 * @param {string} file
 */
export const mediaTypeOf = (file) => lookup(file) || 'application/octet-stream';
