import * as v from 'valibot';
import { closedObject } from './closed-object.mjs';
import { flag, text } from './texts.mjs';

const colour = v.pipe(text, v.regex(/^#[0-9a-f]{6}$/, 'must be a colour as "#0a1b2c", in lower case'));
const accent = closedObject({ primary: colour, primaryHover: colour, tint: colour });

/** `brand.json`: type `Brand` of `build.d.ts`, without the drawings beside it. */
export const brandSchema = closedObject({
  sample: v.optional(flag, false),
  name: text,
  slogan: text,
  accents: closedObject({ light: accent, dark: accent }),
});
