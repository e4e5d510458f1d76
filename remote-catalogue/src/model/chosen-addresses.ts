import { itemsText } from 'shared-types/protocol/enquiry-lines';
import type { ChosenArticle, ChosenArticles } from './chosen-articles';
import { enquiryItems } from './enquiry-lines';

/** The numbers on the list. */
export const numbersOn = ({ articles }: ChosenArticles): readonly string[] =>
  articles.map(({ articleNo }) => articleNo);

/** Address that compares articles side by side. */
export const compareAddress = (articleNos: readonly string[]): string =>
  articleNos.length > 0 ? `/products?compare=${articleNos.join(',')}` : '/products';

/** Address of the form that asks about articles, with their sizes and quantities. Another remote has it. */
export const enquiryAddress = (articles: readonly ChosenArticle[]): string =>
  `/contact-us?items=${itemsText(enquiryItems(articles))}`;
