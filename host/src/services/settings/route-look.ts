import type { DeepPartial, Settings } from 'shared-types';
import { initialSettings } from './initial-settings';
import { mergeSettings, resolveSettings } from './merge-settings';
import { settingsToAttributes, type LookAttributes } from './settings-to-attributes';

/** Settings whose attributes all differ from those of the site. */
const otherSettings = mergeSettings(initialSettings, {
  layout: {
    style: 'layout1',
    config: {
      mode: 'boxed',
      toolbar: { style: 'static', position: 'above' },
      footer: { style: 'fixed', position: 'above' },
    },
  },
  customScrollbars: false,
  theme: { main: 'slate', navbar: 'slate', toolbar: 'slate', footer: 'slate' },
});

/**
 * The attributes of `<html>` in a page whose route has settings, over those of the site; otherwise `undefined`. `data-own` names
 * those that are the same whatever the visitor has chosen: the boot script leaves them as they are.
 */
export function routeLook(ofRoute: DeepPartial<Settings> | undefined): LookAttributes | undefined {
  if (!ofRoute) return undefined;
  const look = settingsToAttributes(resolveSettings(initialSettings, ofRoute));
  const other = settingsToAttributes(resolveSettings(otherSettings, ofRoute));
  const own = Object.entries(look).filter(([name, value]) => other[name as keyof LookAttributes] === value);
  return { ...look, 'data-own': own.map(([name]) => name).join(' ') };
}
