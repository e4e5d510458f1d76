/** Writes the live site into a folder from which nginx serves it. */
import { ReleaseError } from 'release/model/release-error';
import { followSite } from '../serving/follow-site.js';
import type { LiveSite } from '../serving/live-site.js';
import { codings, type Form } from 'release/store/compression';
import { openChain } from 'release/store/chain';
import { mapConcurrently } from 'release/store/concurrency';
import type { ChainPlace } from 'release/store/generation-files';
import { requireStore } from 'release/store/store-identity';
import { openExportFolder, type ExportFolder } from './export-folder.js';
import { nginxText, type NginxOptions } from './nginx-text.js';
import { siteTable, type ExportedFile } from './site-table.js';

export interface ExportOptions extends Omit<NginxOptions, 'root'> {
  readonly folder: string;
}

export type ExportResult = Awaited<ReturnType<typeof exportSite>>;

const configuration = 'nginx.conf';

const suffixOf: Readonly<Record<Form, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Compressed forms first: a file that is found has them. */
const formsOf = ({ answer }: ExportedFile): readonly Form[] => [
  ...(answer.isCoded ? codings : []),
  'identity',
];

/** @returns number of its forms that were missing or different */
async function writeFile(folder: ExportFolder, exported: ExportedFile): Promise<number> {
  const { address, file, answer } = exported;
  let written = 0;
  for (const form of formsOf(exported)) {
    const checked = await answer.read(form);
    if (checked?.form !== form)
      throw new ReleaseError(
        'integrity',
        `${address} is damaged in the store. \`status\` names what makes it whole; then repeat the command.`,
      );
    written += Number(await folder.write(file + suffixOf[form], checked.bytes));
  }
  return written;
}

/** Forms of this site that post to this site: nobody but a server answers them. */
function unansweredForms({ site }: LiveSite, api: string | undefined): readonly string[] {
  if (api !== undefined) return [];
  return [
    ...(site.enquiries.endpoint.startsWith('/') ? [`enquiries, at ${site.enquiries.endpoint}`] : []),
    ...(site.api.auth?.baseUrl === '' ? ['sign-in, at /api/auth'] : []),
  ];
}

/**
 * Makes a folder answer as a server of this environment does. Everything that a page names is there before the page, and the
 * configuration comes last, so a command that is killed leaves a site that works, and is finished by the next one.
 */
export async function exportSite({ store, env }: ChainPlace, { folder: name, ...options }: ExportOptions) {
  await requireStore(store);
  const site = await followSite(store, env, { onProblem: () => {} });
  // A generation that comes meanwhile is for the next export.
  site.stop();
  const live = site.current();
  const { state, problem } = site.health();
  if (state === 'empty' || !live)
    throw new ReleaseError('noTarget', problem ?? 'Nothing is live yet. Promote a host first.');
  if (problem !== undefined) throw new ReleaseError('integrity', problem);
  const table = await siteTable(store, site, live);
  const folder = await openExportFolder(name);
  const text = await nginxText(table, { root: folder.root, ...options });
  const { releaseFiles, listed, numbered, patternPages, errors, records } = table;
  // One by one at the end: the manifest is the last of all.
  const stages = [releaseFiles, listed, numbered, patternPages, errors, ...records.map((file) => [file])];
  let written = 0;
  for (const stage of stages)
    for (const count of await mapConcurrently(stage, (file) => writeFile(folder, file))) written += count;
  const newest = (await openChain(store, env).head())?.generation.n;
  if (newest !== live.n) {
    const problem = `Generation ${newest} became live while ${live.n} was exported.`;
    throw new ReleaseError(
      'conflict',
      `${problem} Repeat the command, unless another export has begun since.`,
    );
  }
  const kept = new Set(
    stages.flat().flatMap((file) => formsOf(file).map((form) => file.file + suffixOf[form])),
  );
  const removed = await folder.removeOthers(
    (file) => kept.has(file) || /^files\/(?:remotes|assets)\//.test(file),
  );
  const isConfigured = await folder.write(configuration, text);
  return {
    generation: live.n,
    folder: folder.root,
    configuration: `${folder.root}/${configuration}`,
    written,
    removed,
    /** True if nginx must load the configuration again. */
    isConfigured,
    unanswered: unansweredForms(live, options.api),
  };
}
