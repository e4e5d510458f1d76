/** `1 line`, `14 lines`. */
export const lineCount = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

/** `1 article`, `14 articles`. */
export const articleCount = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);
