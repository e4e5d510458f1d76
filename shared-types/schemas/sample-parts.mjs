import { closedObject } from './closed-object.mjs';
import { listOf, text } from './texts.mjs';

/** The form of `sample-parts.json` of a release: type `SamplePart`. */
export const samplePartsSchema = listOf(closedObject({ part: text, holds: listOf(text), change: text }));
