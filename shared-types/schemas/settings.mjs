import * as v from 'valibot';
import { settingValues } from '../protocol/settings.mjs';
import { closedObject } from './closed-object.mjs';
import { flag, oneOf } from './texts.mjs';

/** @typedef {import('../settings').DeepPartial<import('../settings').Settings>} SettingsPart */
/** @typedef {readonly string[] | readonly boolean[] | { readonly [key: string]: Values }} Values */

/** @param {Values} values @returns {v.GenericSchema} */
function schemaOf(values) {
  if (Array.isArray(values)) return typeof values[0] === 'boolean' ? flag : oneOf(values);
  const tree = /** @type {{ readonly [key: string]: Values }} */ (values);
  const entries = Object.entries(tree).map(([key, value]) => [key, v.exactOptional(schemaOf(value))]);
  return closedObject(Object.fromEntries(entries));
}

/**
 * What the config has that its style lacks, which would have no effect.
 *
 * @param {NonNullable<SettingsPart['layout']>} layout
 * @returns {string | undefined}
 */
function optionOfAnotherStyle({ style, config: { mode, navbar = {}, footer = {} } = {} }) {
  if (style === undefined) return undefined;
  if (style === 'layout1') return mode === 'container' ? 'mode "container"' : undefined;
  if (navbar.folded !== undefined) return 'navbar.folded';
  if (navbar.position !== undefined) return 'navbar.position';
  return footer.position === undefined ? undefined : 'footer.position';
}

/** @param {NonNullable<SettingsPart['layout']>} layout */
const wrongOptionText = (layout) =>
  `has ${optionOfAnotherStyle(layout)}, which ${layout.style} does not have: remove it, or choose another style`;

/** Settings of a route. */
export const settingsSchema = v.pipe(
  /** @type {v.GenericSchema<SettingsPart>} */ (schemaOf(settingValues)),
  v.forward(
    v.check(
      ({ layout = {} }) => optionOfAnotherStyle(layout) === undefined,
      ({ input: { layout = {} } }) => wrongOptionText(layout),
    ),
    ['layout'],
  ),
);
