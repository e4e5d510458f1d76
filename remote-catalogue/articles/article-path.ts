/** Address of an article. */
export const articlePath = (articleNo: string): string => `/product-details/${encodeURIComponent(articleNo)}`;
