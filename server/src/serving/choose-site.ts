/** Chooses what to serve: the newest generation, or the best that a damaged store still has. */
import { inspectChain } from 'release/inspection/chain-inspection';
import type { Problem } from 'release/inspection/problem';
import { newerFormat } from 'release/model/page-format';
import { hasEnded } from 'release/model/generation';
import { sharedState } from 'release/model/generation-change';
import type { Link } from 'release/store/generation-files';
import { generationKey } from 'release/store/keys';
import { loadSite, type LiveSite } from './live-site.js';
import { gatherParts, type SiteParts, type SiteSource } from './site-parts.js';

/** Number of generations that are tried: older ones have little to do with the site of today. */
const triedGenerations = 50;

/** A second site, for a part of the visitors. */
export interface SharedSite {
  readonly site: LiveSite;
  /** Part of the visitors, from 1 to 99. */
  readonly percent: number;
}

/** The site of a share. If something of it is damaged, all visitors get what is live. */
async function loadShare(
  source: SiteSource,
  link: Link,
  problems: Problem[],
): Promise<SharedSite | undefined> {
  const { generation } = link;
  const { share } = generation.state;
  const state = sharedState(generation.state);
  if (!share || !state) return undefined;
  // A browser takes what has another number for another generation.
  const parts = await gatherParts(source, { ...generation, n: generation.n + 0.5, state }, problems);
  if (!parts?.isWhole) return undefined;
  return { percent: share.percent, site: await loadSite(source.store, { link, parts }) };
}

/**
 * Finds the newest generation that is whole; if there is none, the newest of which something can be shown. The problems say why
 * it is not the newest generation, whole. Nothing of an environment that has ended is served.
 *
 * @param servedN number of the generation that is served, which `links` has if it is still in the chain
 */
export async function chooseSite(source: SiteSource, servedN = Infinity) {
  const part = { most: triedGenerations, downTo: servedN };
  const { entries, links, problems: chainProblems } = await inspectChain(source, part);
  const problems: Problem[] = [...chainProblems];
  let chosen: { readonly link: Link; readonly parts: SiteParts } | undefined;
  const [newest] = links;
  const isOver = newest !== undefined && hasEnded(newest.generation);
  await source.files.beginSwitch();
  for (const link of isOver ? [] : links.slice(0, triedGenerations)) {
    const newer = newerFormat(link.generation);
    if (newer !== undefined) {
      const text = `${newer} Update the checkout of this server and restart it.`;
      problems.push({ key: generationKey(source.env, link.generation.n), text });
      continue;
    }
    const parts = await gatherParts(source, link.generation, problems);
    if (parts && (parts.isWhole || !chosen)) chosen = { link, parts };
    if (parts?.isWhole) break;
  }
  const site = chosen && (await loadSite(source.store, chosen));
  const shared = chosen && (await loadShare(source, chosen.link, problems));
  source.files.endSwitch();
  const isWhole = chosen?.parts.isWhole ?? false;
  return { site, shared, isWhole, isOver, links, problems, newest: entries[0]?.n ?? 0 };
}
