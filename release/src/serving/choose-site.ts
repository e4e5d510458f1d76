/** Chooses what to serve: the newest generation, or the best that a damaged store still has. */
import { inspectChain } from '../inspection/chain-inspection.js';
import { fileProblems, type Problem } from '../inspection/problem.js';
import type { ChainPlace, Link } from '../store/generation-files.js';
import { loadSite, type LiveSite } from './live-site.js';
import { gatherParts } from './site-parts.js';
import type { VerifiedFiles } from './verified-files.js';

/** How many generations are tried: older ones have little to do with the site of today. */
const triedGenerations = 50;

export interface SiteSource extends ChainPlace {
  readonly files: VerifiedFiles;
}

interface Tried {
  readonly site?: LiveSite;
  readonly problems: readonly Problem[];
}

/** Makes a generation ready, as far as it can be. */
export async function tryGeneration(source: SiteSource, link: Link): Promise<Tried> {
  const gathered = await gatherParts(source, link.generation);
  if (gathered.kind === 'empty') return { problems: [] };
  if (gathered.kind === 'unservable') return gathered;
  const site = await loadSite(source.store, { link, parts: gathered.parts }, source.files);
  return { site, problems: site.problems };
}

/**
 * Finds the newest generation of which the frame is whole; if there is none, the newest of which something can be shown. The
 * problems say why it is not the newest generation, whole.
 */
export async function chooseSite(source: SiteSource) {
  const { entries, problems: chainProblems } = await inspectChain(source);
  const links = entries.flatMap(({ link }) => (link ? [link] : [])).slice(0, triedGenerations);
  const problems: Problem[] = [...chainProblems];
  let second: LiveSite | undefined;
  for (const link of links) {
    const { site, ...tried } = await tryGeneration(source, link);
    problems.push(...tried.problems);
    if (site?.isFrameWhole) return { site, problems };
    if (site) problems.push(...site.damaged.flatMap((file) => fileProblems(source.store, file)));
    second ??= site;
  }
  return { site: second, problems };
}
