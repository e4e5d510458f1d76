import mime from 'mime';

/** Media type of a file, by the end of its name. */
export const mediaTypeOf = (file: string) => mime.getType(file) ?? 'application/octet-stream';
