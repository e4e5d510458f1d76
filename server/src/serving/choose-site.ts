/** Chooses what to serve: the newest generation, or the best that a damaged store still has. */
import { inspectChain } from 'release/inspection/chain-inspection';
import type { Problem } from 'release/inspection/problem';
import { newerFormat } from 'release/model/page-format';
import { hasEnded } from 'release/model/generation';
import type { Link } from 'release/store/generation-files';
import { generationKey } from 'release/store/keys';
import { loadSite } from './live-site.js';
import { gatherParts, type SiteParts, type SiteSource } from './site-parts.js';

/** Number of generations that are tried: older ones have little to do with the site of today. */
const triedGenerations = 50;

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
  source.files.endSwitch();
  const isWhole = chosen?.parts.isWhole ?? false;
  return { site, isWhole, isOver, links, problems, newest: entries[0]?.n ?? 0 };
}
