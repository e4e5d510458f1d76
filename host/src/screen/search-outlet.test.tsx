import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDeferredSource } from '../services/deferred-source';
import { searched } from '../services/location';
import type { SearchPart } from '../services/deferred-parts';
import type { Services } from '../services/services';
import { SearchOutlet } from './search-outlet';

const part: SearchPart = {
  findPages: () => Promise.resolve([]),
  Suggestions: ({ box }) => <p>Suggestions of {box.id}</p>,
};

function show(load: () => Promise<SearchPart> = () => Promise.resolve(part)) {
  const navigate = jest.fn<Services['locationService']['navigate']>();
  const loading = jest.fn(load);
  const services = { search: createDeferredSource(loading), locationService: { navigate } };
  render(
    <>
      <form action="/search">
        <input id="of-remote" name="q" aria-label="Marking" />
      </form>
      <form action="/other" onSubmit={(event) => event.preventDefault()}>
        <input name="q" aria-label="Other" />
      </form>
      <SearchOutlet services={services as unknown as Services} />
    </>,
  );
  return { navigate, loading };
}

const marking = () => screen.getByRole('textbox', { name: 'Marking' });

describe('the searches of a page', () => {
  it('get suggestions with the focus, also those of remotes', async () => {
    const { loading } = show();
    await userEvent.click(screen.getByRole('textbox', { name: 'Other' }));
    expect(loading).not.toHaveBeenCalled();
    await userEvent.click(marking());
    expect(await screen.findByText('Suggestions of of-remote')).toBeVisible();
    expect(loading).toHaveBeenCalledTimes(1);
  });

  it('lead to the results without loading a document', async () => {
    const { navigate } = show();
    await userEvent.type(marking(), ' 4X43DP {Enter}');
    expect(navigate.mock.calls).toEqual([['/products/4X43DP', { state: searched }]]);
    expect(marking()).toHaveValue('');
  });

  it('do nothing without a text', async () => {
    const { navigate } = show();
    await userEvent.type(marking(), '  {Enter}');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('search as before if the suggestions throw', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Suggestions = () => {
      throw new Error('No suggestions');
    };
    const { navigate } = show(() => Promise.resolve({ ...part, Suggestions }));
    await userEvent.type(marking(), 'cut D{Enter}');
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  });

  it('search as before if the script of the suggestions is missing', async () => {
    const { navigate } = show(() => Promise.reject(new Error('Offline')));
    await userEvent.type(marking(), 'cut D{Enter}');
    expect(navigate.mock.calls).toEqual([['/products/cut%20D', { state: searched }]]);
  });
});
