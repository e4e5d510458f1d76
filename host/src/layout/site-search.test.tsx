import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteSearch } from './site-search';

const box = () => screen.getByRole('textbox', { name: 'Search Our Website...' });

function search() {
  const onSearch = jest.fn();
  render(<SiteSearch id="search" onSearch={onSearch} />);
  return onSearch;
}

describe('the site search', () => {
  it('takes the trimmed text on Enter and clears the box', async () => {
    const onSearch = search();
    await userEvent.type(box(), ' 4544 {Enter}');
    expect(onSearch.mock.calls).toEqual([['4544']]);
    expect(box()).toHaveValue('');
  });

  it('takes the text on Submit', async () => {
    const onSearch = search();
    await userEvent.type(box(), 'cut D');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onSearch.mock.calls).toEqual([['cut D']]);
  });

  it.each(['{Enter}', '   {Enter}'])('does nothing on %j, and the focus stays', async (keys) => {
    const onSearch = search();
    await userEvent.type(box(), keys);
    expect(onSearch).not.toHaveBeenCalled();
    expect(box()).toHaveFocus();
  });

  it('leads to the page of the search without scripts', () => {
    search();
    expect(box()).toHaveAttribute('name', 'q');
    expect(box().closest('form')).toHaveAttribute('action', '/search');
  });
});
