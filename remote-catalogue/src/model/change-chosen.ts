import type { ListedArticle } from 'shared-types/enquiry';
import { isOn, type ChosenArticles } from './chosen-articles';

/**
 * The list with one more article at its end.
 *
 * @param most  largest number of articles; a full list stays as it is and names the refused article
 */
export function withArticle(list: ChosenArticles, article: ListedArticle, most: number): ChosenArticles {
  const { articles } = list;
  if (isOn(list, article.articleNo)) return list;
  return articles.length < most
    ? { articles: [...articles, article] }
    : { articles, refused: article.articleNo };
}

/** The list without an article. */
export const withoutArticle = (list: ChosenArticles, articleNo: string): ChosenArticles =>
  isOn(list, articleNo)
    ? { articles: list.articles.filter((article) => article.articleNo !== articleNo) }
    : list;
