import type { DeepPartial, LayoutConfig, LayoutStyle, Settings } from 'shared-types';
import { layoutDefaults, layoutModes } from './layout-styles';
import { leavesThatDiffer, overlay, type SettingsTree } from './settings-tree';

/** An interface is no tree to the compiler, since another file could add keys to it. */
const treeOf = (part: object) => part as SettingsTree;

/** The config that a change begins with: another style begins with its own defaults. */
const configFor = (style: LayoutStyle, { layout }: Settings) =>
  style === layout.style ? layout.config : layoutDefaults[style];

/** Config without a mode that the style does not offer. */
function configOffered(style: LayoutStyle, { mode, ...config }: DeepPartial<LayoutConfig>) {
  return mode && layoutModes[style].includes(mode) ? { ...config, mode } : config;
}

/**
 * Settings with a change in them; `base` itself if nothing changes. A change to another layout style begins with the
 * defaults of that style. What the style does not have is dropped.
 */
export function mergeSettings(base: Settings, change: DeepPartial<Settings>): Settings {
  const { style = base.layout.style, config = {} } = change.layout ?? {};
  const merged = overlay(treeOf(base), treeOf({ ...change, layout: { style } })) as unknown as Settings;
  const nextConfig = overlay(
    treeOf(configFor(style, base)),
    treeOf(configOffered(style, config)),
  ) as unknown as LayoutConfig;
  if (nextConfig === base.layout.config) return merged;
  return Object.freeze({ ...merged, layout: Object.freeze({ style, config: nextConfig }) });
}

/** The change that leads from the base to these settings, for `mergeSettings`. */
export function settingsDifference(base: Settings, settings: Settings): DeepPartial<Settings> {
  const { style } = base.layout;
  const from = { ...base, layout: { style, config: configFor(settings.layout.style, base) } };
  return leavesThatDiffer(treeOf(from), treeOf(settings)) ?? {};
}

export const areSameSettings = (one: Settings, other: Settings): boolean =>
  one === other || Object.keys(settingsDifference(one, other)).length === 0;

/** Settings on a route: its own over those of the visitor. If it names a style, it begins with the defaults of that style. */
export function resolveSettings(defaults: Settings, ofRoute: DeepPartial<Settings>): Settings {
  const style = ofRoute.layout?.style;
  if (!style) return mergeSettings(defaults, ofRoute);
  const layout = Object.freeze({ style, config: layoutDefaults[style] });
  return mergeSettings(Object.freeze({ ...defaults, layout }), ofRoute);
}

const followingThemes = ['default', 'defaultDark'];

/**
 * Settings after a choice in the settings panel. A main theme other than the two default ones stops following the device. A
 * toolbar, which is the header, with the theme of the page keeps to the page.
 */
export function changeSettings(settings: Settings, change: DeepPartial<Settings>): Settings {
  const { theme, followDevice } = change;
  const stopsFollowing = theme?.main !== undefined && !followingThemes.includes(theme.main);
  const isOfPage = settings.theme.toolbar === settings.theme.main;
  return mergeSettings(settings, {
    ...change,
    ...(theme?.main && isOfPage && { theme: { toolbar: theme.main, ...theme } }),
    ...(stopsFollowing && followDevice === undefined && { followDevice: false }),
  });
}
