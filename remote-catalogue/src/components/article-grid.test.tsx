import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ArticleCard } from '../../articles/article-card';
import { ArticleGrid } from './article-grid';

const card: ArticleCard = {
  articleNo: 'WL502',
  type: 'Industrial Gloves Leather',
  title: 'Fine gauntlet',
  sizes: '8–11',
  evidence: {
    misses: [
      { verdict: 'no', text: 'not leather: palm nylon' },
      { verdict: 'silent', text: 'thin not stated' },
    ],
    states: ['TIG', 'EN 388 4X43F'],
  },
};

it('a card shows what its article misses and states, in words and for checks from outside', () => {
  render(<ArticleGrid articles={[card]} />);
  const article = screen.getByRole('heading', { name: 'Fine gauntlet' }).closest('li');
  expect(article).toHaveAttribute('data-article', 'WL502');
  const lines = [...(article?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'states otherwise: not leather: palm nylon',
    'not stated: thin not stated',
    'states: TIG · EN 388 4X43F',
  ]);
  const words = [...(article?.querySelectorAll<HTMLElement>('[data-verdict]') ?? [])];
  expect(words.map(({ dataset, textContent }) => [dataset['verdict'], textContent])).toEqual([
    ['no', 'not leather: palm nylon'],
    ['silent', 'thin not stated'],
    ['yes', 'TIG'],
    ['yes', 'EN 388 4X43F'],
  ]);
});
