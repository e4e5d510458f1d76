import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { News } from './news';

const item = (id: string, date: string) => ({
  ...{ id, date, title: `Title of ${id}`, text: 'Text', topic: 'Range', sample: true },
});
const items = [
  item('new-sizes', '2026-11-20'),
  item('riggers', '2026-09-14'),
  item('one-size-chart', '2025-11-20'),
];

const yearOf = (year: string) => screen.getByRole('heading', { name: year }).closest('details');

// The test environment lays out nothing.
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

it('news of past years are collapsed, except for the last year', () => {
  render(<News items={items} hash="" />);
  expect(yearOf('2026')).toHaveAttribute('open');
  expect(yearOf('2025')).not.toHaveAttribute('open');
});

it('the year of the news in the address is opened, and the news has the focus', async () => {
  const { rerender } = render(<News items={items} hash="" />);
  rerender(<News items={items} hash="#one-size-chart" />);
  expect(yearOf('2025')).toHaveAttribute('open');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'one-size-chart'));
});

it('no year is opened if the address names no news', () => {
  render(<News items={items} hash="#no-such-news" />);
  expect(yearOf('2025')).not.toHaveAttribute('open');
  expect(document.body).toHaveFocus();
});

it('the link of the latest news shows its title if it has no text of its own', () => {
  const latest = { ...item('forms', '2026-11-20'), href: '/forms', title: 'New forms' };
  render(<News items={[latest]} hash="" />);
  expect(screen.getByRole('link', { name: 'New forms' })).toHaveAttribute('href', '/forms');
});
