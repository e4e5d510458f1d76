import { expect, it } from '@jest/globals';
import { testArticles } from '../../testing/test-catalogue';
import { explainMarkings } from '../../model/standards/explain-markings';
import { isLongSheet } from './sheet-length';

const articles = testArticles().map(({ ext: { art: _, ...ext }, ...article }) => ({
  ...article,
  ext,
}));

it('finds no data sheet of the catalogue too long', () => {
  const long = articles.filter((article) => isLongSheet(article, explainMarkings(article.ext.ratings)));
  expect(long.map(({ articleNo }) => articleNo)).toEqual([]);
});

it('finds the data sheet of an article with the longest texts too long', () => {
  const [article] = articles;
  const description = Array.from({ length: 8 }, () => 'x'.repeat(140));
  const features = Array.from({ length: 6 }, () => ({ title: 'Palm', description: 'x'.repeat(260) }));
  expect(article && isLongSheet({ ...article, description, features }, [])).toBe(true);
});
