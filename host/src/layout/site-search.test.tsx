import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SiteSearch } from './site-search';

it('the site search asks the page of the search', () => {
  render(<SiteSearch id="search" />);
  const box = screen.getByRole('textbox', { name: 'Search Our Website...' });
  expect(box).toHaveAttribute('name', 'q');
  expect(box.closest('form')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit');
});
