import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeepPartial, LayoutStyle, Settings } from 'shared-types';
import { initialSettings } from '../../services/settings/initial-settings';
import { layoutDefaults } from '../../services/settings/layout-styles';
import { createSettings } from '../../services/settings/settings-service';
import { browserStorage } from '../../testing/browser-storage';
import { layoutFields } from './layout-fields';
import { SettingsGear } from './settings-gear';
import { SettingsPanel } from './settings-panel';

beforeEach(() => localStorage.clear());

async function openPanel({ ofRoute }: { readonly ofRoute?: DeepPartial<Settings> } = {}) {
  const { store, panel } = createSettings({
    site: {},
    storage: browserStorage(),
    messages: { show: jest.fn() },
  });
  store.showRoute(ofRoute);
  render(
    <main id="main">
      <h1>Page</h1>
      <SettingsGear panel={panel} />
      <SettingsPanel store={store} panel={panel} />
    </main>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Display settings' }));
  return { store, panel, user, current: () => store.getState().current };
}

const radiosOf = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('radio');

describe('the settings panel', () => {
  it('returns the focus to the gear when it is closed', async () => {
    const { user } = await openPanel();
    const gear = screen.getByRole('button', { name: 'Display settings' });
    expect(gear).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gear).toHaveFocus();
    expect(gear).toHaveAttribute('aria-expanded', 'false');
  });

  it('returns the focus to the page when what opened it is gone', async () => {
    const { panel } = await openPanel();
    screen.getByRole('button', { name: 'Display settings' }).remove();
    act(panel.close);
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  it('shows exactly the options of each layout, with the defaults of the style', async () => {
    const { user, current } = await openPanel();
    // The site begins with a layout 2 of its own: the defaults come with a change to the style.
    for (const style of ['layout1', 'layout2', 'layout3'] as const) {
      await user.click(screen.getByRole('radio', { name: new RegExp(`^Layout ${style.at(-1)}`) }));
      expect(current().layout).toEqual({ style, config: layoutDefaults[style] });
      const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
      const switches = screen.getAllByRole('switch').map((field) => field.closest('label')?.textContent);
      const fields = layoutFields(style);
      expect(groups).toEqual(
        expect.arrayContaining(fields.flatMap((field) => (field.choices ? [field.label] : []))),
      );
      expect(switches).toEqual([
        ...fields.flatMap((field) => (field.choices ? [] : [field.label])),
        'Match device',
        'Custom scroll bars',
      ]);
    }
  });

  it('changes a choice and a switch at once', async () => {
    const { user, current } = await openPanel();
    await user.click(screen.getByRole('radio', { name: 'Container' }));
    await user.click(screen.getByRole('switch', { name: 'Custom scroll bars' }));
    expect([current().layout.config.mode, current().customScrollbars]).toEqual(['container', false]);
    expect(screen.getByRole('radio', { name: 'Container' })).toBeChecked();
  });

  it('changes the theme of an area, and stops matching the device for a main theme of its own', async () => {
    const { user, current } = await openPanel();
    const themes = screen.getByRole('group', { name: 'Theme: Page', hidden: true });
    await user.click(within(themes).getByRole('radio', { name: 'Beach light', hidden: true }));
    expect(current()).toMatchObject({ theme: { main: 'beach' }, followDevice: false });
    expect(screen.getByText('Beach, light')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Match device' })).not.toBeChecked();
  });

  it('goes back to the settings of the site, and says so', async () => {
    const { user, current } = await openPanel();
    await user.click(screen.getByRole('radio', { name: 'Boxed' }));
    await user.click(screen.getByRole('button', { name: 'Reset all settings' }));
    expect(current()).toEqual(initialSettings);
    expect(screen.getByRole('status')).toHaveTextContent('All settings and shortcuts are reset.');
    expect(localStorage).toHaveLength(0);
  });
});

describe('the settings panel on a route with its own settings', () => {
  it('disables what the page sets, and names the page as the reason', async () => {
    await openPanel({ ofRoute: { theme: { main: 'deepOcean' }, customScrollbars: false } });
    expect(screen.getByRole('group', { name: 'Theme: Page Set by this page', hidden: true })).toBeDisabled();
    const scrollBars = screen.getByRole('switch', { name: 'Custom scroll bars Set by this page' });
    expect(scrollBars).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Style' })).toBeEnabled();
  });

  it('shows the style of the page and its options, all disabled', async () => {
    const style: LayoutStyle = 'layout3';
    await openPanel({ ofRoute: { layout: { style, config: { mode: 'boxed' } } } });
    expect(radiosOf('Style Set by this page')[2]).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Boxed' })).toBeChecked();
    for (const { label, choices } of layoutFields(style)) {
      const field = choices
        ? screen.getByRole('group', { name: `${label} Set by this page` })
        : screen.getByRole('switch', { name: `${label} Set by this page` });
      expect(field).toBeDisabled();
    }
  });
});
