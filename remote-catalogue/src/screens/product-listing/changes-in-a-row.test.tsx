import { beforeAll, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell } from 'shared-types';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { readAsset, testRelease } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { load, Screen } from './product-listing-screen';

beforeAll(testRelease);

/** Shows a listing whose addresses do not arrive, and tells its last one. */
async function showListing(address: string, go: Shell['navigate'] = () => {}) {
  const navigate = jest.fn(go);
  const shell = catalogueShell({ site: { ...fakeSite }, navigate });
  const { http, site } = shell;
  const request = fakeRequest(address, { key: address });
  const result = await load(request, fakeContext({ readAsset, http, site }));
  if (result.kind !== 'ready') throw new Error(`${address} is ${result.kind}`);
  render(<Screen {...screenProps(request, result.data, shell)} />);
  await screen.findByRole('combobox');
  return (place: string) => waitFor(() => expect(navigate.mock.lastCall?.[0]).toBe(place));
}

const chip = (name: string) => screen.findByRole('link', { name: `Remove filter ${name}` });
const field = (role: 'checkbox' | 'radio', group: RegExp, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole(role, { name });
const choose = (...[role, group, name]: Parameters<typeof field>) =>
  userEvent.click(field(role, group, name));

it('a filter is removed from the latest selection, not from the list that is still shown', async () => {
  const expectLastAddress = await showListing('/products/gloves?palm=goatskin');
  const palm = await chip('Palm: Goatskin');
  await choose('radio', /^Cut \(ISO\)/, /^A(?!ny)/);
  await expectLastAddress('/products/gloves?palm=goatskin&cut=A');
  await userEvent.click(palm);
  await expectLastAddress('/products/gloves?cut=A');
});

it('Back undoes changes whose addresses were never drawn', async () => {
  history.replaceState(null, '', '/products/gloves');
  const expectLastAddress = await showListing('/products/gloves', (to) => history.pushState(null, '', to));
  const palm = /^Palm/;
  await choose('checkbox', palm, /^Goatskin/);
  await expectLastAddress('/products/gloves?palm=goatskin');
  await choose('radio', /^Cut \(ISO\)/, /^A(?!ny)/);
  await expectLastAddress('/products/gloves?palm=goatskin&cut=A');
  history.go(-2);
  await waitFor(() => expect(field('radio', /^Cut \(ISO\)/, /^Any/)).toBeChecked());
  expect(field('checkbox', palm, /^Goatskin/)).not.toBeChecked();
  await choose('checkbox', palm, /^Nylon/);
  await expectLastAddress('/products/gloves?palm=nylon');
});
