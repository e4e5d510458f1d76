import type { Facts } from 'shared-types/facts';
import type { SamplePart } from 'shared-types/release';
import { samplePartsSchema } from 'shared-types/schemas/sample-parts';
import * as v from 'valibot';
import { readReleaseFile } from '../integrity/read-release-file.js';
import type { Composition } from '../model/composition.js';
import { sampleFieldsOf, type SampleField } from '../model/sample-fields.js';
import { factsOf, factWarnings, readFact } from '../rendering/facts.js';
import type { Store } from '../store/store.js';

/** What an operator should know of a site before it is announced. */
export interface Diagnosis {
  readonly sample: boolean;
  readonly indexable: boolean;
  readonly unfilled: readonly SampleField[];
  /** What live releases say that is still of the sample. */
  readonly sampleParts: readonly SamplePart[];
  /** What of the company pages is marked as sample content; absent where their release does not say. */
  readonly sampleContent?: Facts['sample-content'];
  /** Numbers of the articles whose data are samples; absent where no live release says. */
  readonly sampleArticles?: readonly string[];
  readonly warnings: readonly string[];
  readonly retired: readonly string[];
  readonly leftOut: readonly string[];
}

/** Publishers of the catalogues to download, by the fact `downloads`. */
async function publishersOf(store: Store, composition: Composition): Promise<readonly string[]> {
  const downloads = (await readFact(factsOf(store, composition), 'downloads')) ?? [];
  return [...new Set(downloads.map(({ publisher }) => publisher))];
}

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
export async function diagnose(
  store: Store,
  composition: Composition,
  retired: readonly string[] = [],
): Promise<Diagnosis> {
  const { site, leftOut } = composition;
  const sampleParts = await samplePartsOf(store, composition);
  const unfilled = sampleFieldsOf(
    site,
    sampleParts.flatMap(({ holds }) => holds),
  );
  const others = (await publishersOf(store, composition)).filter((name) => name !== site.company.name);
  const facts = factsOf(store, composition);
  const sampleContent = await readFact(facts, 'sample-content');
  const sampleArticles = await readFact(facts, 'sample-articles');
  return {
    sample: site.sample,
    indexable: site.indexable,
    unfilled,
    sampleParts,
    retired,
    leftOut,
    ...(sampleContent && { sampleContent }),
    ...(sampleArticles && { sampleArticles }),
    warnings: [
      ...(!site.sample && unfilled.length > 0
        ? ['The site does not call itself a sample, though fields of the sample are left.']
        : []),
      ...(!site.sample && sampleArticles && sampleArticles.length > 0
        ? ['The site does not call itself a sample, and shows articles whose data are samples.']
        : []),
      ...(site.sample
        ? []
        : sampleParts.map(
            ({ part }) => `The site does not call itself a sample, and has this of the sample: ${part}.`,
          )),
      ...others.map(
        (name) =>
          `The catalogues to download name ${name}, the site ${site.company.name}: correct the imprint and publish the catalogue anew.`,
      ),
      ...(await factWarnings(store, composition)),
    ],
  };
}
