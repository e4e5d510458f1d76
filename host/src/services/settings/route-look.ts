import type { DeepPartial, Settings } from 'shared-types';
import { initialSettings } from './initial-settings';
import { resolveSettings } from './merge-settings';
import { parseSettings } from './parse-settings';
import { isSetByRoute, type SettingsLeaf } from './settings-leaf';
import { settingsToAttributes, type LookAttributes } from './settings-to-attributes';

/** The settings that each attribute shows. */
const shownLeaves: Readonly<Record<keyof LookAttributes, readonly SettingsLeaf[]>> = {
  'data-layout': ['layout.style'],
  'data-mode': ['layout.config.mode'],
  'data-scroll': ['layout.config.scroll'],
  'data-navbar': ['layout.config.navbar.display', 'layout.config.navbar.folded'],
  'data-navbar-position': ['layout.config.navbar.position'],
  'data-toolbar': ['layout.config.toolbar.display', 'layout.config.toolbar.style'],
  'data-toolbar-position': ['layout.config.toolbar.position'],
  'data-footer': ['layout.config.footer.display', 'layout.config.footer.style'],
  'data-footer-position': ['layout.config.footer.position'],
  'data-left-panel': ['layout.config.leftSidePanel.display'],
  'data-right-panel': ['layout.config.rightSidePanel.display'],
  'data-scrollbars': ['customScrollbars'],
  'data-t-main': ['theme.main'],
  'data-t-navbar': ['theme.navbar'],
  'data-t-toolbar': ['theme.toolbar'],
  'data-t-footer': ['theme.footer'],
};

/**
 * The attributes of `<html>` in a page whose route has valid settings, over those of the site; otherwise `undefined`.
 * `data-own` names those that the route sets itself: the boot script leaves them as they are.
 */
export function routeLook(given: unknown): LookAttributes | undefined {
  const ofRoute: DeepPartial<Settings> | undefined = parseSettings(given);
  if (!ofRoute) return undefined;
  const own = Object.entries(shownLeaves)
    .filter(([, leaves]) => leaves.some((leaf) => isSetByRoute({ ofRoute }, leaf)))
    .map(([name]) => name);
  return {
    ...settingsToAttributes(resolveSettings(initialSettings, ofRoute)),
    'data-own': own.join(' '),
  };
}
