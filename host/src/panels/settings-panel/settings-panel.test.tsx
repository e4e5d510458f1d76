import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { DeepPartial, LayoutStyle, Settings } from 'shared-types';
import { initialSettings } from '../../services/settings/initial-settings';
import { layoutDefaults } from '../../services/settings/layout-styles';
import { createSettings } from '../../services/settings/settings-service';
import { browserStorage } from '../../testing/browser-storage';
import { useStoreState } from '../../screen/use-store-state';
import { layoutFields } from './layout-fields';
import { SettingsGear } from './settings-gear';
import { SettingsPanel } from './settings-panel';

beforeEach(() => localStorage.clear());

function Panel(props: ComponentProps<typeof SettingsPanel>) {
  return useStoreState(props.panel) && <SettingsPanel {...props} />;
}

async function openPanel({ ofRoute }: { readonly ofRoute?: DeepPartial<Settings> } = {}) {
  const settings = createSettings({
    site: {},
    storage: browserStorage(),
    messages: { show: jest.fn() },
  });
  const { store, panel } = settings;
  store.showRoute(ofRoute);
  render(
    <main id="main">
      <h1>Page</h1>
      <SettingsGear settings={settings} site={{ settingsPanel: 'everywhere' }} path="/home" />
      <Panel store={store} panel={panel} />
    </main>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Display settings' }));
  return { store, panel, user, current: () => store.getState().current };
}

const radiosOf = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getAllByRole('radio');

describe('the settings panel', () => {
  it('returns the focus to the gear when it is closed', async () => {
    const { user } = await openPanel();
    const gear = screen.getByLabelText('Display settings', { selector: 'button' });
    expect(gear).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gear).toHaveFocus();
    expect(gear).toHaveAttribute('aria-expanded', 'false');
  });

  it('returns the focus to the page when what opened it is gone', async () => {
    const { panel } = await openPanel();
    screen.getByLabelText('Display settings', { selector: 'button' }).remove();
    act(panel.close);
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  // The site begins with a layout 2 of its own: the defaults come with a change to the style.
  it.each(['layout1', 'layout3', 'layout2'] as const)(
    'shows exactly the options of %s, with the defaults of the style',
    async (style) => {
      const { store, current } = await openPanel();
      await act(async () => store.change({ layout: { style: style === 'layout2' ? 'layout1' : style } }));
      if (style === 'layout2') await act(async () => store.change({ layout: { style } }));
      expect(current().layout).toEqual({ style, config: layoutDefaults[style] });
      const namesOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((field) => field.textContent);
      const fields = layoutFields(style);
      expect(namesOf('.MuiFormLabel-root')).toEqual([
        'Style',
        ...fields.flatMap(({ choices, label }) => (choices ? [label] : [])),
      ]);
      expect(namesOf('label:has([role=switch])')).toEqual([
        ...fields.flatMap(({ choices, label }) => (choices ? [] : [label])),
        'Match device',
        'Custom scroll bars',
      ]);
    },
  );

  it('changes a choice and a switch at once', async () => {
    const { user, current } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Container' }));
    await user.click(screen.getByRole('switch', { name: 'Custom scroll bars' }));
    expect([current().layout.config.mode, current().customScrollbars]).toEqual(['container', false]);
    expect(screen.getByRole('button', { name: 'Container' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('changes the theme of the page and of the header, and stops matching the device', async () => {
    const { user, current } = await openPanel();
    const themes = screen.getByRole('radiogroup', { name: 'Theme: Page', hidden: true });
    await user.click(within(themes).getByRole('radio', { name: 'Beach light', hidden: true }));
    expect(current()).toMatchObject({ theme: { main: 'beach', toolbar: 'beach' }, followDevice: false });
    expect(screen.getAllByText('Beach, light')).toHaveLength(2);
    expect(screen.getByRole('switch', { name: 'Match device' })).not.toBeChecked();
  });

  it('goes back to the settings of the site, and says so', async () => {
    const { user, current } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Boxed' }));
    await user.click(screen.getByRole('button', { name: 'Reset all settings' }));
    expect(current()).toEqual(initialSettings);
    expect(screen.getByRole('status')).toHaveTextContent('All settings and shortcuts are reset.');
    expect(localStorage).toHaveLength(0);
  });
});

describe('the settings panel on a route with its own settings', () => {
  it('disables what the page sets, and names the page as the reason', async () => {
    await openPanel({ ofRoute: { theme: { main: 'deepOcean' }, customScrollbars: false } });
    for (const radio of within(
      screen.getByRole('radiogroup', { name: 'Theme: Page Set by this page', hidden: true }),
    ).getAllByRole('radio', { hidden: true }))
      expect(radio).toBeDisabled();
    const scrollBars = screen.getByRole('switch', { name: 'Custom scroll bars Set by this page' });
    expect(scrollBars).toBeDisabled();
    for (const radio of radiosOf('Style')) expect(radio).toBeEnabled();
  });

  it('shows the style of the page and its options, all disabled', async () => {
    const style: LayoutStyle = 'layout3';
    await openPanel({ ofRoute: { layout: { style, config: { mode: 'boxed' } } } });
    expect(radiosOf('Style Set by this page')[2]).toBeChecked();
    expect(screen.getByRole('button', { name: 'Boxed' })).toHaveAttribute('aria-pressed', 'true');
    for (const { label, choices } of layoutFields(style)) {
      const name = `${label} Set by this page`;
      const fields = choices
        ? within(screen.getByRole('group', { name })).getAllByRole('button')
        : [screen.getByRole('switch', { name })];
      for (const field of fields) expect(field).toBeDisabled();
    }
  });
});
