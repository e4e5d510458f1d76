import { beforeAll, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell } from 'shared-types';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { readAsset, testRelease } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { load, Screen } from './product-listing-screen';

beforeAll(testRelease);

interface Given {
  /** What its parts wait for. */
  readonly held?: Promise<void>;
  readonly navigate?: Shell['navigate'];
}

/** Shows a listing that is not drawn again for the addresses it leads to. */
async function showListing(
  address: string,
  { held, navigate = (to) => history.pushState(null, '', to) }: Given = {},
) {
  history.replaceState(null, '', address);
  const shell = catalogueShell({ site: { ...fakeSite }, navigate });
  const { http, site } = shell;
  const request = fakeRequest(address, { key: address });
  const result = await load(request, fakeContext({ readAsset, http, site }));
  if (result.kind !== 'ready') throw new Error(`${address} is ${result.kind}`);
  const waiting = { ...shell, http: () => (held ?? Promise.resolve()).then(http) };
  render(<Screen {...screenProps(request, result.data, waiting)} />);
  await screen.findByRole('combobox');
}

const expectAddress = (address: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(address));

const chip = (name: string) => screen.findByRole('link', { name: `Remove filter ${name}` });
const field = (role: 'checkbox' | 'radio', group: RegExp, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole(role, { name });
const choose = (...[role, group, name]: Parameters<typeof field>) =>
  userEvent.click(field(role, group, name));

it('a filter is removed from the latest selection, not from the list that is still shown', async () => {
  await showListing('/products/gloves?palm=goatskin');
  const palm = await chip('Palm: Goatskin');
  await choose('radio', /^Cut \(ISO\)/, /^A(?!ny)/);
  await expectAddress('/products/gloves?palm=goatskin&cut=A');
  await userEvent.click(palm);
  await expectAddress('/products/gloves?cut=A');
});

it('ten filters that are chosen before the parts arrive are all in the address, and the list is busy meanwhile', async () => {
  let release = () => {};
  await showListing('/products/gloves', { held: new Promise((resolve) => (release = resolve)) });
  const boxes = within(screen.getByRole('search', { name: 'Filters' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .slice(0, 10);
  for (const box of boxes) fireEvent.click(box);
  expect(location.search).toBe('');
  const results = screen.getByRole('region', { name: 'Results' });
  expect(results).toHaveAttribute('aria-busy', 'true');
  release();
  const asked = () => [...new URLSearchParams(location.search).values()].flatMap((list) => list.split(','));
  await waitFor(() => expect(asked().sort()).toEqual(boxes.map(({ value }) => value).sort()));
  await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'false'));
});

it('a change that loads a document is in the next one, too, while the document is on its way', async () => {
  const navigate = jest.fn<Shell['navigate']>();
  await showListing('/products/gloves', { navigate });
  await choose('checkbox', /^Palm/, /^Goatskin/);
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  await choose('radio', /^Cut \(ISO\)/, /^A(?!ny)/);
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
  expect(navigate.mock.lastCall?.[0]).toBe('/products/gloves?palm=goatskin&cut=A');
});

it('Back undoes changes whose addresses were never drawn', async () => {
  await showListing('/products/gloves');
  const palm = /^Palm/;
  await choose('checkbox', palm, /^Goatskin/);
  await expectAddress('/products/gloves?palm=goatskin');
  await choose('radio', /^Cut \(ISO\)/, /^A(?!ny)/);
  await expectAddress('/products/gloves?palm=goatskin&cut=A');
  history.go(-2);
  await waitFor(() => expect(field('radio', /^Cut \(ISO\)/, /^Any/)).toBeChecked());
  expect(field('checkbox', palm, /^Goatskin/)).not.toBeChecked();
  await choose('checkbox', palm, /^Nylon/);
  await expectAddress('/products/gloves?palm=nylon');
});
