/** Parts of the sample that a site still has: a made-up company must not be found under the name of a real one. */
import type { SamplePart } from 'shared-types/release';
import { samplePartsSchema } from 'shared-types/schemas/sample-parts';
import * as v from 'valibot';
import { readReleaseFile } from '../integrity/read-release-file.js';
import type { Composition } from '../model/composition.js';
import { sampleFieldsOf } from '../model/sample-fields.js';
import { factsOf, readFact } from '../rendering/facts.js';
import type { Store } from '../store/store.js';

export type SampleLeft = Awaited<ReturnType<typeof sampleLeft>>;

const samplePartsFile = 'sample-parts.json';

/** The sample parts that live releases list; older releases, and newer formats, list none. */
async function samplePartsOf(store: Store, { host, remotes }: Composition): Promise<readonly SamplePart[]> {
  const listed = [host, ...remotes]
    .map(({ release }) => release)
    .filter(({ files }) => Object.hasOwn(files, samplePartsFile))
    .map(async (release) => {
      const bytes = await readReleaseFile(store, release, samplePartsFile);
      const parsed = v.safeParse(samplePartsSchema, JSON.parse(String(bytes)));
      return parsed.success ? parsed.output : [];
    });
  return (await Promise.all(listed)).flat();
}

export async function sampleLeft(store: Store, composition: Composition) {
  const sampleParts = await samplePartsOf(store, composition);
  const holds = sampleParts.flatMap((part) => part.holds);
  const facts = factsOf(store, composition);
  const sampleContent = await readFact(facts, 'sample-content');
  const sampleArticles = await readFact(facts, 'sample-articles');
  return {
    /** Fields of the configuration. */
    unfilled: sampleFieldsOf(composition.site, holds),
    /** Sample parts that live releases still name. */
    sampleParts,
    /** Parts of the company pages that are marked as sample content; absent where their release does not say. */
    ...(sampleContent && { sampleContent }),
    /** Numbers of the articles whose data are samples; absent where no live release says. */
    ...(sampleArticles && { sampleArticles }),
  };
}

const counted = (list: readonly unknown[] = [], what: string) =>
  list.length > 0 ? [`${list.length} ${what}`] : [];

/** Reason why a site is not ready to be found, in one sentence; `undefined` while search engines keep out of it. */
export function sampleProblem({ site }: Composition, left: SampleLeft): string | undefined {
  const { unfilled, sampleParts, sampleContent, sampleArticles } = left;
  const named = [
    ...unfilled.map(({ field }) => field),
    ...sampleParts.map(({ part }) => part),
    ...counted(sampleContent, 'marked parts of pages'),
    ...counted(sampleArticles, 'articles'),
  ];
  if (named.length === 0 || (site.sample && !site.indexable)) return undefined;
  return `Search engines may list this site, and it still has this of the sample: ${named.join(', ')}. \`doctor\` says what to change.`;
}
