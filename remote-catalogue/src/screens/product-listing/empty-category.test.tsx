import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRequest } from 'shared-types/testing/fake-shell';
import { categories } from '../../../articles/categories';
import { pageOf } from '../../model/answer/page-of';
import { CategoryTree } from './category-tree';
import { head } from './head';
import type { ListingData } from './list-view';

const path = '/products/hospital-wear-garments';

const listing = (count: number): ListingData => ({
  view: {
    address: path,
    text: '',
    summary: '',
    sort: 'category',
    count,
    outOf: count,
    page: pageOf(count, 1),
    cards: [],
    groups: [],
    counts: categories.map(() => count),
  },
  description: 'Hospital Wear',
});

const request = fakeRequest(path, { title: 'Hospital wear' });

describe('a category without articles', () => {
  it('keeps its page out of search engines', () => {
    expect(head(listing(0), request)).toMatchObject({ title: 'Hospital wear', robots: 'noindex' });
    expect(head(listing(1), request)).not.toHaveProperty('robots');
  });

  it('is not in the tree of categories', () => {
    const counts = categories.map((category) => (category.path.includes('garment') ? 0 : 5));
    render(<CategoryTree view={{ counts }} current="/products" />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.includes('garment'))).toEqual([]);
    expect(links).toContain('/products/industrial_gloves/leather');
  });
});
