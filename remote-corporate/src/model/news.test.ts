import { expect, it } from '@jest/globals';
import { latestFirst, type NewsItem } from './news';

const item = (id: string, date: string): NewsItem => ({
  id,
  date,
  title: '',
  text: '',
  topic: '',
  sample: false,
});

it('news are sorted by date, wherever an editor has added them', () => {
  const items = [
    item('b', '2026-11-12'),
    item('c', '2025-01-02'),
    item('a', '2026-11-20'),
    item('b2', '2026-11-12'),
  ];
  expect(latestFirst(items).map(({ id }) => id)).toEqual(['a', 'b', 'b2', 'c']);
});
