import * as v from 'valibot';
import { closedObject } from './closed-object.mjs';
import { flag, text } from './texts.mjs';

const colour = v.pipe(text, v.regex(/^#[0-9a-f]{6}$/, 'must be a colour as "#0a1b2c", in lower case'));

const accent = closedObject({
  primary: colour,
  /** On hover. */
  primaryHover: colour,
  /** Ground of chips and of chosen rows. */
  tint: colour,
});

/** `brand.json`: type `Brand` of `build.d.ts`, without the drawings beside it. */
export const brandSchema = closedObject({
  /** Whether it is the brand of the sample. */
  sample: v.optional(flag, false),
  /** Beside the mark in header, menu and footer. */
  name: text,
  /** Below the name in the footer. */
  slogan: text,
  /** Of links, buttons and focus rings on light and on dark grounds. */
  accents: closedObject({ light: accent, dark: accent }),
});
