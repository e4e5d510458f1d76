import { beforeAll, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell } from 'shared-types';
import { fakeContext, fakeRequest } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { testRelease, type BuiltRelease } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { load, Screen } from './product-listing-screen';

let release: BuiltRelease;
beforeAll(async () => {
  release = await testRelease();
});

/** Shows a listing whose addresses arrive when the test says so. */
async function showListing(address: string, go: Shell['navigate'] = () => {}) {
  const navigate = jest.fn(go);
  const shell = catalogueShell({ site: { ...fakeSite }, navigate });
  const { http, site } = shell;
  const request = (at: string) => fakeRequest(at, { key: at });
  const result = await load(request(address), fakeContext({ readAsset: release.readAsset, http, site }));
  if (result.kind !== 'ready') throw new Error(`${address} is ${result.kind}`);
  const at = (place: string) => (
    <Screen
      shell={shell}
      assetBase="/"
      publishedAt="2026-01-01T00:00:00Z"
      request={request(place)}
      data={result.data}
    />
  );
  const { rerender } = render(at(address));
  await screen.findByRole('combobox');
  return {
    arriveAt: (place: string) => rerender(at(place)),
    expectLastAddress: (place: string) => waitFor(() => expect(navigate.mock.lastCall?.[0]).toBe(place)),
  };
}

const chip = (name: string) => screen.findByRole('button', { name: `Remove filter ${name}` });
const field = (role: 'checkbox' | 'radio', group: RegExp, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole(role, { name });
const choose = (...[role, group, name]: Parameters<typeof field>) =>
  userEvent.click(field(role, group, name));

it('a filter is removed from the latest selection, not from the list that is still shown', async () => {
  const listing = await showListing('/products/gloves?palm=goatskin');
  const palm = await chip('Palm: Goatskin');
  await choose('radio', /^Cut \(ISO\)/, /^A(?!ny)/);
  await listing.expectLastAddress('/products/gloves?palm=goatskin&cut=A');
  await userEvent.click(palm);
  await listing.expectLastAddress('/products/gloves?cut=A');
});

it('an address that arrives late does not undo the choice made after it', async () => {
  const listing = await showListing('/products/gloves');
  await choose('checkbox', /^Palm/, /^Goatskin/);
  await listing.expectLastAddress('/products/gloves?palm=goatskin');
  await choose('radio', /^Cut \(ISO\)/, /^A(?!ny)/);
  await listing.expectLastAddress('/products/gloves?palm=goatskin&cut=A');
  listing.arriveAt('/products/gloves?palm=goatskin');
  await userEvent.click(await chip('Palm: Goatskin'));
  await listing.expectLastAddress('/products/gloves?cut=A');
});

it('Back undoes changes whose addresses were never drawn', async () => {
  history.replaceState(null, '', '/products/gloves');
  const listing = await showListing('/products/gloves', (to) => history.pushState(null, '', to));
  const palm = /^Palm/;
  await choose('checkbox', palm, /^Goatskin/);
  await listing.expectLastAddress('/products/gloves?palm=goatskin');
  await choose('radio', /^Cut \(ISO\)/, /^A(?!ny)/);
  await listing.expectLastAddress('/products/gloves?palm=goatskin&cut=A');
  history.go(-2);
  await waitFor(() => expect(field('radio', /^Cut \(ISO\)/, /^Any/)).toBeChecked());
  expect(field('checkbox', palm, /^Goatskin/)).not.toBeChecked();
  await choose('checkbox', palm, /^Nylon/);
  await listing.expectLastAddress('/products/gloves?palm=nylon');
});
