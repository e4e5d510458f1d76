/** Parts of the sample that a site still has: a made-up company must not be found under the name of a real one. */
import type { SamplePart } from 'shared-types/release';
import { samplePartsSchema } from 'shared-types/schemas/sample-parts';
import * as v from 'valibot';
import { readReleaseFile } from '../integrity/read-release-file.js';
import type { Composition } from '../model/composition.js';
import { sampleFieldsOf } from '../model/sample-fields.js';
import { factsOf, readFact } from '../rendering/facts.js';
import { proveCreateOnce } from '../store/create-once.js';
import { compositionOf } from '../store/live-composition.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';

/** Facts that an operator should know about a site before it is announced. */
export type Diagnosis = NonNullable<Awaited<ReturnType<typeof diagnose>>>;

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

const counted = (list: readonly unknown[] = [], what: string) =>
  list.length > 0 ? [`${list.length} ${what}`] : [];

/** Finds what a site has of the sample. */
export async function sampleLeft(store: Store, composition: Composition) {
  const { site } = composition;
  const facts = factsOf(store, composition);
  const sampleParts = await samplePartsOf(store, composition);
  const sampleContent = await readFact(facts, 'sample-content');
  const sampleArticles = await readFact(facts, 'sample-articles');
  const unfilled = sampleFieldsOf(
    site,
    sampleParts.flatMap((part) => part.holds),
  );
  const named = [
    ...unfilled.map(({ field }) => field),
    ...sampleParts.map(({ part }) => part),
    ...counted(sampleContent, 'marked parts of pages'),
    ...counted(sampleArticles, 'articles'),
  ];
  const isReady = named.length === 0 || (site.sample && !site.indexable);
  return {
    unfilled,
    sampleParts,
    /** Parts of the company pages that are marked as sample content; absent where their release does not say. */
    ...(sampleContent && { sampleContent }),
    /** Numbers of the articles whose data are samples; absent where no live release says. */
    ...(sampleArticles && { sampleArticles }),
    /** Reason why search engines should not find the site yet. */
    ...(!isReady && {
      problem: `Search engines may list this site, and it still has this of the sample: ${named.join(', ')}. \`doctor\` says what to change.`,
    }),
  };
}

/** Certificates of articles that ended before today. */
async function endedCertificates(store: Store, composition: Composition) {
  const certificates = (await readFact(factsOf(store, composition), 'certificates')) ?? [];
  const today = new Date().toISOString().slice(0, 10);
  return certificates.flatMap(({ articleNo, number, validUntil }) =>
    validUntil < today ? `${articleNo}: ${number}, until ${validUntil}` : [],
  );
}

/**
 * Diagnosis of the live site before it is announced; `undefined` while nothing is live. Changes nothing.
 *
 * @throws `ReleaseError` if the store does not keep what was created first
 */
export async function diagnose({ store, env, chain }: Environment) {
  await proveCreateOnce(store);
  const state = await chain.state();
  const composition = await compositionOf(store, env, state);
  if (!composition) return undefined;
  const { site, leftOut } = composition;
  return {
    sample: site.sample,
    indexable: site.indexable,
    ...(await sampleLeft(store, composition)),
    endedCertificates: await endedCertificates(store, composition),
    retired: Object.keys(state.retired ?? {}),
    leftOut,
  };
}
