import { closedObject } from './closed-object.mjs';
import { listOf, text } from './texts.mjs';

/** The form of `sample-parts.json` of a release: type `SamplePart`. */
export const samplePartsSchema = listOf(
  closedObject({
    /** `Brand`. */
    part: text,
    /** Its texts: where the site's configuration has the same, that is of the sample too. */
    holds: listOf(text),
    /** Where and how to change it. */
    change: text,
  }),
);
