/** `1 article`, `14 articles`. */
export const articleCount = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);
