import * as v from 'valibot';
import { settingValues } from '../protocol/settings.js';
import type { DeepPartial, Settings } from '../settings';
import { closedObject } from './closed-object.js';
import { flag, oneOf } from './texts.js';

type SettingsPart = DeepPartial<Settings>;
type Values = readonly string[] | readonly boolean[] | { readonly [key: string]: Values };

function schemaOf(values: Values): v.GenericSchema {
  if (Array.isArray(values)) return typeof values[0] === 'boolean' ? flag : oneOf(values);
  const tree = values as { readonly [key: string]: Values };
  const entries = Object.entries(tree).map(([key, value]) => [key, v.exactOptional(schemaOf(value))]);
  return closedObject(Object.fromEntries(entries));
}

/** An option of the config that its style lacks: it would have no effect. */
function optionOfAnotherStyle({
  style,
  config: { mode, navbar = {}, footer = {} } = {},
}: NonNullable<SettingsPart['layout']>): string | undefined {
  if (style === undefined) return undefined;
  if (style === 'layout1') return mode === 'container' ? 'mode "container"' : undefined;
  if (navbar.folded !== undefined) return 'navbar.folded';
  if (navbar.position !== undefined) return 'navbar.position';
  return footer.position === undefined ? undefined : 'footer.position';
}

const wrongOptionText = (layout: NonNullable<SettingsPart['layout']>) =>
  `has ${optionOfAnotherStyle(layout)}, which ${layout.style} does not have: remove it, or choose another style`;

/** Settings of a route. */
export const settingsSchema = v.pipe(
  schemaOf(settingValues) as v.GenericSchema<SettingsPart>,
  v.forward(
    v.check(
      ({ layout = {} }) => optionOfAnotherStyle(layout) === undefined,
      ({ input: { layout = {} } }) => wrongOptionText(layout),
    ),
    ['layout'],
  ),
);
