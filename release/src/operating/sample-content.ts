import * as v from 'valibot';
import type { Composition } from '../model/composition.js';
import { factsOf } from '../rendering/facts.js';
import type { Store } from '../store/store.js';

/** One entry or text that a package marks as sample content. */
const entrySchema = v.object({
  /** Path of the page that shows it on a sample site. */
  page: v.string(),
  entry: v.string(),
  /** Where it is written, with the line. */
  file: v.string(),
});

/** What sites that are no sample leave out, page by page. */
export type SampleContent = readonly v.InferOutput<typeof entrySchema>[];

/** Name of the fact that lists it. */
const sampleContentFact = 'sample-content';

/** @returns `undefined` where no live release says: those from before this fact show sample content on every site */
export async function sampleContentOf(
  store: Store,
  composition: Composition,
): Promise<SampleContent | undefined> {
  const fact = await factsOf(store, composition).get(sampleContentFact)?.read();
  const parsed = v.safeParse(v.array(entrySchema), fact);
  return parsed.success ? parsed.output : undefined;
}

/** Name of the fact that lists the numbers of articles whose data are samples. */
const sampleArticlesFact = 'sample-articles';

/** @returns `undefined` where no live release says */
export async function sampleArticlesOf(
  store: Store,
  composition: Composition,
): Promise<readonly string[] | undefined> {
  const fact = await factsOf(store, composition).get(sampleArticlesFact)?.read();
  const parsed = v.safeParse(v.array(v.string()), fact);
  return parsed.success ? parsed.output : undefined;
}
