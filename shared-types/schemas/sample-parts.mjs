/** What of a release is still of the sample: type `SamplePart`. */
import { closedObject } from './closed-object.mjs';
import { listOf, text } from './texts.mjs';

export const samplePartsSchema = listOf(closedObject({ part: text, holds: listOf(text), change: text }));
