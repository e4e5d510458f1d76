import type { APIRequestContext } from '@playwright/test';
import type { Manifest, ManifestRemote } from 'shared-types/release';
import { guides, unlistedPages } from '../pages';

const json = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(path)).json();

/** The live manifest, as any browser may read it. */
export const manifestOf = async (request: APIRequestContext) =>
  (await json(request, '/release/current.json')) as Manifest;

/** Articles have a page each, which the catalogue's fact names. */
async function articlePaths(request: APIRequestContext, { base, facts }: ManifestRemote) {
  if (!facts.includes('articles')) return [];
  const articles = await json(request, `${base}facts/articles.json`);
  return (articles as readonly { readonly articleNo: string }[]).map(
    ({ articleNo }) => `/product-details/${articleNo}`,
  );
}

/** Pages of the choice by hazard, without those that say that there is nothing. */
async function stepPaths(request: APIRequestContext, { base, facts: names }: ManifestRemote) {
  if (!names.includes('hazards')) return [];
  type Step = { readonly path: string; readonly count: number };
  const facts = ['hazards', 'trades'].map((name) => json(request, `${base}facts/${name}.json`));
  const begun = (await Promise.all(facts)) as readonly (readonly (Step & { answers?: readonly Step[] })[])[];
  return begun
    .flat()
    .flatMap((step): readonly Step[] => [step, ...(step.answers ?? [])])
    .filter(({ count }) => count > 0)
    .map(({ path }) => path);
}

/** Paths of all pages that the live routes give to search engines: no application screens, no demo, nothing behind a sign-in. */
export async function indexablePaths(request: APIRequestContext): Promise<readonly string[]> {
  const { remotes } = await manifestOf(request);
  const routes = remotes
    .flatMap((remote) => remote.routes)
    .filter(({ path, ui, auth = [] }) => !path.includes(':') && !ui && auth.length === 0);
  const articles = await Promise.all(remotes.map((remote) => articlePaths(request, remote)));
  const steps = await Promise.all(remotes.map((remote) => stepPaths(request, remote)));
  const listed = routes.map(({ path }) => path).filter((path) => !unlistedPages.includes(path));
  // A route with a parameter does not say which pages it has.
  const ofParameters = guides.filter((path) => !listed.includes(path));
  return [...listed, ...articles.flat(), ...steps.flat(), ...ofParameters];
}
