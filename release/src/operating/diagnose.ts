import type { Composition } from '../model/composition.js';
import { factsOf, readFact } from '../rendering/facts.js';
import type { Store } from '../store/store.js';
import { sampleLeft, sampleProblem } from './sample-left.js';

/** Facts that an operator should know about a site before it is announced. */
export type Diagnosis = Awaited<ReturnType<typeof diagnose>>;

/** Checks what is live; changes nothing. */
export async function diagnose(store: Store, composition: Composition, retired: readonly string[] = []) {
  const { site, leftOut } = composition;
  const left = await sampleLeft(store, composition);
  const problem = sampleProblem(composition, left);
  const downloads = (await readFact(factsOf(store, composition), 'downloads')) ?? [];
  const publishers = new Set(downloads.map(({ publisher }) => publisher));
  const others = [...publishers].filter((name) => name !== site.company.name);
  return {
    sample: site.sample,
    indexable: site.indexable,
    ...left,
    retired,
    leftOut,
    /** Reason why search engines should not find the site yet. */
    ...(problem !== undefined && { problem }),
    warnings: others.map(
      (name) =>
        `The catalogues to download name ${name}, the site ${site.company.name}: correct the imprint and publish the catalogue anew.`,
    ),
  };
}
