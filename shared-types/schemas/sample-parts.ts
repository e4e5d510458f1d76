import { closedObject } from './closed-object.js';
import { listOf, text } from './texts.js';

/** The form of `sample-parts.json` of a release: type `SamplePart`. */
export const samplePartsSchema = listOf(
  closedObject({
    /** Name of the part: `Brand`. */
    part: text,
    /** Its texts: where the site's configuration has the same, that is of the sample too. */
    holds: listOf(text),
    /** Advice on where and how to change it. */
    change: text,
  }),
);
