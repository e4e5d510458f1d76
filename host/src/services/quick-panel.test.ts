import { describe, expect, it, jest } from '@jest/globals';
import type { ShellLocation } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { createQuickPanel } from './quick-panel';

function quickPanel() {
  const location = createStore<ShellLocation>(() => ({ path: '/home', search: '', hash: '', key: '' }));
  const panel = createQuickPanel({
    locationService: { location },
  } as unknown as Parameters<typeof createQuickPanel>[0]);
  return { panel, location, isOpen: () => panel.getState().open };
}

describe('the quick panel', () => {
  it('opens and closes by toggle, and says each change once', () => {
    const { panel, isOpen } = quickPanel();
    const listener = jest.fn();
    panel.subscribe(listener);
    panel.toggle();
    panel.toggle(true);
    expect(isOpen()).toBe(true);
    panel.toggle();
    expect(isOpen()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('closes when the path changes, and stays open when only the query does', () => {
    const { panel, location, isOpen } = quickPanel();
    panel.toggle();
    location.setState({ search: '?page=2' });
    expect(isOpen()).toBe(true);
    location.setState({ path: '/products' });
    expect(isOpen()).toBe(false);
  });
});
