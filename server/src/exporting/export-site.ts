/** Writes the live site as files, and the configuration by which nginx serves them. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'release/model/release-error';
import { openChain } from 'release/store/chain';
import { codedKey, codings } from 'release/store/compression';
import { mapConcurrently } from 'release/store/concurrency';
import type { ChainPlace } from 'release/store/generation-files';
import { requireStore } from 'release/store/store-identity';
import { followSite } from '../serving/follow-site.js';
import { exportedFiles, type ExportedFile } from './exported-files.js';
import { openExportFolder, writeFile } from './export-folder.js';
import { nginxText, siteFolder, type ExportOptions } from './nginx-text.js';

async function wholeSite({ store, env }: ChainPlace) {
  await requireStore(store);
  const site = await followSite(store, env, { onProblem: () => {} });
  // A generation that comes meanwhile is for the next export.
  site.stop();
  const live = site.current();
  const { problem } = site.health();
  if (!live) throw new ReleaseError('noTarget', problem ?? 'Nothing is live yet. Promote a host first.');
  if (problem !== undefined) throw new ReleaseError('integrity', problem);
  if (live.state.share)
    throw new ReleaseError('refused', 'A share needs `release serve`. Promote it, or end it, then export.');
  return { live, files: site.files };
}

/**
 * Writes files before the pages that name them, and the configuration at the end: a command that is killed leaves a site that
 * works, and the next one finishes it.
 */
export async function exportSite({ store, env }: ChainPlace, options: ExportOptions) {
  const { live, files } = await wholeSite({ store, env });
  const stages = exportedFiles(files, live);
  const folder = await openExportFolder(options.folder);
  const kept = new Set<string>();
  let written = 0;
  // Compressed forms come first: a file that is found has them.
  const write = async ([name, answer]: ExportedFile) => {
    for (const form of [...(answer.isCoded ? codings : []), 'identity' as const]) {
      const checked = await answer.read(form);
      if (checked?.form !== form)
        throw new ReleaseError('integrity', `${name} is damaged in the store. Run: release status`);
      const file = siteFolder + (form === 'identity' ? name : codedKey(name, form));
      kept.add(file);
      if (await writeFile(folder, file, checked.bytes)) written += 1;
    }
  };
  for (const stage of stages) await mapConcurrently(stage, write);
  if ((await openChain(store, env).head())?.generation.n !== live.n)
    throw new ReleaseError('conflict', `Generation ${live.n} is not live any more. Repeat the command.`);
  const found = await readdir(path.join(folder.title, siteFolder), { recursive: true, withFileTypes: true });
  // Files of earlier releases stay for open tabs.
  const gone = found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder.title, path.join(entry.parentPath, entry.name)))
    .filter((file) => !kept.has(file) && !/^site\/(remotes|assets)\//.test(file));
  for (const file of gone) await folder.remove(file);
  const isConfigured = await writeFile(folder, 'nginx.conf', nginxText(live, stages.flat(), options));
  return {
    generation: live.n,
    folder: folder.title,
    written,
    removed: gone.length,
    /** True if nginx must load the configuration again. */
    isConfigured,
  };
}
