import * as v from 'valibot';
import { closedObject } from './closed-object.js';
import { flag, text } from './texts.js';

const colour = v.pipe(text, v.regex(/^#[0-9a-f]{6}$/, 'must be a colour as "#0a1b2c", in lower case'));

const accent = closedObject({
  primary: colour,
  /** Primary colour on hover. */
  primaryHover: colour,
  /** Ground of chips and of chosen rows. */
  tint: colour,
});

/** `brand.json`: type `Brand` of `build.d.ts`, without the drawings beside it. */
export const brandSchema = closedObject({
  /** True for the brand of the sample. */
  sample: v.optional(flag, false),
  /** Name beside the mark in header, menu and footer. */
  name: text,
  /** Slogan below the name in the footer. */
  slogan: text,
  /** Colours of links, buttons and focus rings on light and on dark grounds. */
  accents: closedObject({ light: accent, dark: accent }),
});
