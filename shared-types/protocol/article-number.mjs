export const articleNoPattern = /^(?!.*\.\.)[A-Za-z0-9](?:[A-Za-z0-9._-]{0,30}[A-Za-z0-9])?$/;

/** @type {typeof import('./article-number.mjs').isArticleNo} */
export const isArticleNo = (text) => articleNoPattern.test(text);
