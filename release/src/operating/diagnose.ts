import type { SamplePart } from 'shared-types/release';
import { samplePartsSchema } from 'shared-types/schemas/sample-parts';
import * as v from 'valibot';
import { readReleaseFile } from '../integrity/read-release-file.js';
import type { Composition } from '../model/composition.js';
import { sampleFieldsOf } from '../model/sample-fields.js';
import { factsOf, factWarnings, readFact } from '../rendering/facts.js';
import type { Store } from '../store/store.js';

/** What an operator should know of a site before it is announced. */
export type Diagnosis = Awaited<ReturnType<typeof diagnose>>;

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

/** Checks what is live; changes nothing. */
export async function diagnose(store: Store, composition: Composition, retired: readonly string[] = []) {
  const { site, leftOut } = composition;
  const sampleParts = await samplePartsOf(store, composition);
  const unfilled = sampleFieldsOf(
    site,
    sampleParts.flatMap(({ holds }) => holds),
  );
  const facts = factsOf(store, composition);
  const downloads = (await readFact(facts, 'downloads')) ?? [];
  const publishers = new Set(downloads.map(({ publisher }) => publisher));
  const others = [...publishers].filter((name) => name !== site.company.name);
  const sampleContent = await readFact(facts, 'sample-content');
  const sampleArticles = await readFact(facts, 'sample-articles');
  const leftSample = [
    ...(unfilled.length > 0 ? ['though fields of the sample are left'] : []),
    ...(sampleArticles?.length ? ['and shows articles whose data are samples'] : []),
    ...sampleParts.map(({ part }) => `and has this of the sample: ${part}`),
  ];
  return {
    sample: site.sample,
    indexable: site.indexable,
    unfilled,
    /** What live releases say that is still of the sample. */
    sampleParts,
    retired,
    leftOut,
    /** What of the company pages is marked as sample content; absent where their release does not say. */
    ...(sampleContent && { sampleContent }),
    /** Numbers of the articles whose data are samples; absent where no live release says. */
    ...(sampleArticles && { sampleArticles }),
    warnings: [
      ...(site.sample ? [] : leftSample).map((what) => `The site does not call itself a sample, ${what}.`),
      ...others.map(
        (name) =>
          `The catalogues to download name ${name}, the site ${site.company.name}: correct the imprint and publish the catalogue anew.`,
      ),
      ...(await factWarnings(store, composition)),
    ],
  };
}
