import type { ListedArticle } from 'shared-types/enquiry';

/** Address that compares articles side by side. */
export const compareAddress = (articleNos: readonly string[]): string =>
  articleNos.length > 0 ? `/products?compare=${articleNos.join(',')}` : '/products';

/** Address of the form that asks about articles. Another remote has it. */
export const enquiryAddress = (articles: readonly ListedArticle[]): string =>
  `/contact-us?items=${articles.map(({ articleNo, size }) => (size ? `${articleNo}:${size}` : articleNo)).join(',')}`;
