/** What the rendering process answers, checked: it ran code of releases. */
import type { Head, PageDescription, SiteDocument } from 'shared-types';
import * as v from 'valibot';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const frameEntries = { html: v.string(), head: v.custom<Head>(isObject) };

/** Of the tasks `frame` and `missing`. */
export const frameResult = v.object(frameEntries);

/** Of the task `page`. */
export const pageResult = v.object({
  ...frameEntries,
  pages: v.number(),
  view: v.exactOptional(
    v.object({ path: v.string(), search: v.string(), data: v.exactOptional(v.unknown()) }),
  ),
  description: v.exactOptional(v.custom<PageDescription>(isObject)),
});

/** Of the task `documents`. */
export const documentsResult = v.array(v.tuple([v.string(), v.array(v.custom<SiteDocument>(isObject))]));
