import type { DeepPartial, LayoutConfig, LayoutStyle, Settings } from 'shared-types';
import { layoutDefaults, layoutModes } from './layout-styles';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The base with the values that the part gives; keys that the base lacks are dropped. */
const overlay = (base: Tree, part: Tree): Tree =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(base).map(([key, value]) => {
        const given = part[key];
        return [key, isTree(value) ? overlay(value, isTree(given) ? given : {}) : (given ?? value)];
      }),
    ),
  );

/** Config without a mode that the style does not offer. */
function configOffered(style: LayoutStyle, { mode, ...config }: DeepPartial<LayoutConfig>) {
  return mode && layoutModes[style].includes(mode) ? { ...config, mode } : config;
}

/**
 * Settings with a change in them. A change to another layout style begins with the defaults of that style. What the style does
 * not have is dropped.
 */
export function mergeSettings(base: Settings, change: DeepPartial<Settings>): Settings {
  const { style = base.layout.style, config = {} } = change.layout ?? {};
  const baseConfig = style === base.layout.style ? base.layout.config : layoutDefaults[style];
  return overlay(
    { ...base, layout: { style, config: baseConfig } },
    { ...change, layout: { config: configOffered(style, config) } },
  ) as unknown as Settings;
}

/** All settings have their keys in the same order. */
export const areSameSettings = (one: Settings, other: Settings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Settings on a route: its own over those of the visitor. If it names a style, it begins with the defaults of that style. */
export function resolveSettings(defaults: Settings, ofRoute: DeepPartial<Settings>): Settings {
  const style = ofRoute.layout?.style;
  const layout = style ? { style, config: layoutDefaults[style] } : defaults.layout;
  return mergeSettings({ ...defaults, layout }, ofRoute);
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
