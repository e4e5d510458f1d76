/** What the rendering process answers, checked: it ran code of releases. */
import type { Head, PageDescription, SiteDocument } from 'shared-types';
import * as v from 'valibot';

/** Most pages of one list: a load function that counts wrongly must not fill the store. */
const maxPages = 10_000;

const pagesText = `Its load gives a number of pages that is not a whole number from 0 to ${maxPages}`;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Of the tasks `frame` and `missing`. */
export const frameResult = v.object({
  /** The inside of `#root`. */
  html: v.string(),
  head: v.custom<Head>(isObject),
  /** Attributes of `<html>` and their sheet, where the page does not have the look of the site. */
  look: v.exactOptional(
    v.object({
      attributes: v.record(v.pipe(v.string(), v.regex(/^data-[a-z-]+$/)), v.string()),
      sheet: v.object({ href: v.string(), integrity: v.string() }),
    }),
  ),
});

export type DrawnFrame = v.InferOutput<typeof frameResult>;

/** Of the task `page`. */
export const pageResult = v.object({
  ...frameResult.entries,
  /** Pages of the list that it begins. */
  pages: v.pipe(
    v.number(pagesText),
    v.check((pages) => Number.isInteger(pages) && pages >= 0 && pages <= maxPages, pagesText),
  ),
  /** Absent where the browser draws the screen. */
  view: v.exactOptional(
    v.object({ path: v.string(), search: v.string(), data: v.exactOptional(v.unknown()) }),
  ),
  description: v.exactOptional(v.custom<PageDescription>(isObject)),
});

export type DrawnPage = v.InferOutput<typeof pageResult>;

/** Of the task `documents`: by the module that made them. */
export const documentsResult = v.array(v.tuple([v.string(), v.array(v.custom<SiteDocument>(isObject))]));
