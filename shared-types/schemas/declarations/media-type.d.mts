/** Media type of a file, by the end of its name. */
export declare const mediaTypeOf: (file: string) => string;
