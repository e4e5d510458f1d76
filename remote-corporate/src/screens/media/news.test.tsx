import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import texts from '../../../content/data/news.json';
import { News } from './news';

const yearOf = (year: string) => screen.getByRole('heading', { name: year }).closest('details');

// The test environment lays out nothing.
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

it('folds past years but the last one', () => {
  render(<News items={texts.items} hash="" />);
  expect(yearOf('2026')).toHaveAttribute('open');
  expect(yearOf('2025')).not.toHaveAttribute('open');
});

it('opens the year of the news that the address names, and focuses it', async () => {
  const { rerender } = render(<News items={texts.items} hash="" />);
  rerender(<News items={texts.items} hash="#one-size-chart" />);
  expect(yearOf('2025')).toHaveAttribute('open');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'one-size-chart'));
});

it('leaves all as it is when the address names no news', () => {
  render(<News items={texts.items} hash="#no-such-news" />);
  expect(yearOf('2025')).not.toHaveAttribute('open');
  expect(document.body).toHaveFocus();
});

it('calls the link of the latest news by its title where it has no words of its own', () => {
  const [item] = texts.items;
  if (!item) throw new Error('There is no news');
  const { link: _, ...plain } = { ...item, href: '/forms', title: 'New forms' };
  render(<News items={[plain]} hash="" />);
  expect(screen.getByRole('link', { name: 'New forms' })).toHaveAttribute('href', '/forms');
});
