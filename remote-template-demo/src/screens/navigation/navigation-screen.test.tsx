import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NavigationState, NavItem, Shell } from 'shared-types';
import { constantStore, fakeRequest, fakeShell, publishedAt } from 'shared-types/testing/fake-shell';
import descriptor from '../../../remote.json';
import { head, Screen } from './navigation-screen';

const ownNavigation = descriptor.navigation as readonly NavItem[];

const withoutAdmins = (items: readonly NavItem[]): readonly NavItem[] =>
  items
    .filter(({ auth = [] }) => !auth.includes('admin'))
    .map((item) => (item.children ? { ...item, children: withoutAdmins(item.children) } : item));

const flatten = (items: readonly NavItem[]): readonly NavItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])]);

function stateOf(items: readonly NavItem[]): NavigationState {
  const flat = flatten(items).flatMap((item) =>
    item.url === undefined ? [] : [{ ...item, url: item.url, path: [] }],
  );
  return { items, flat };
}

function show(changes: Partial<Shell> = {}) {
  const shell = fakeShell({
    navigation: () => Promise.resolve(constantStore(stateOf(withoutAdmins(ownNavigation)))),
    ...changes,
  });
  const request = fakeRequest('/example/navigation');
  render(<Screen shell={shell} request={request} data={undefined} assetBase="/" publishedAt={publishedAt} />);
}

const table = (name: string) => screen.findByRole('region', { name });

describe('the navigation demo', () => {
  it('shows what a guest sees', async () => {
    show();
    const seen = within(await table('Items that you see'));
    expect(seen.getByRole('row', { name: /^Navigation item 0 New all/ })).toBeVisible();
    expect(seen.getByRole('row', { name: /^Fifth level item 4/ })).toBeVisible();
    expect(seen.getByRole('row', { name: /^For guests item 0 – guest/ })).toBeVisible();
    expect(screen.getByText('guest', { selector: 'strong' })).toBeVisible();
  });

  it('marks links that open a new tab', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Module Federation (opens in a new tab)' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('loads the navigation again after a failure', async () => {
    const navigation = jest
      .fn<Shell['navigation']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(constantStore(stateOf(ownNavigation)));
    show({ navigation });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await table('Items that you see')).toBeVisible();
  });

  it('is kept out of search engines', () => {
    expect(head().robots).toBe('noindex');
  });
});
