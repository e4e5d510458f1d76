import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import type { SiteMap } from '../../model/site-map';
import { Screen } from './site-map-screen';

const groups = [
  {
    heading: 'Company',
    pages: [
      { path: '/home', label: 'Home', depth: 0 },
      { path: '/career', label: 'Careers', depth: 0 },
    ],
  },
];
const gloves = { path: '/products/gloves', label: 'Gloves', depth: 0, count: 31 };

function showMap(data: SiteMap) {
  render(<Screen {...screenProps(fakeRequest('/site-map'), data)} />);
}

it('the site map explains its article counts', () => {
  showMap({ products: [[gloves]], groups });
  expect(screen.getByText('3 pages. The number beside a category is its number of articles.')).toBeVisible();
});

it('the site map explains no counts if the site has no catalogue', () => {
  showMap({ products: [], groups });
  expect(screen.getByText('2 pages.')).toBeVisible();
});
