import path from 'node:path';
import { isServed, releaseInventory } from 'release/integrity/inventory';
import { ReleaseError } from 'release/model/release-error';
import { assetsFolder } from 'release/store/keys';
import { targetOf } from '../http/request-target.js';
import { fileAnswer, generatedAnswer, type Answer } from '../serving/answer.js';
import type { CheckedFiles } from '../serving/checked-files.js';
import type { LiveSite } from '../serving/live-site.js';
import { placeAnswer, withoutPage } from '../serving/site-handler.js';

/** A file of an export, by its path: the address as nginx decodes it. */
export type ExportedFile = readonly [name: string, answer: Answer];

/** Path of the file for an address. The query stays as it is sent. @throws for one that leads out of the folder */
function fileNameOf(address: string, ending: string): string {
  const { path: sent, query } = targetOf(address);
  const name = decodeURIComponent(sent);
  if (path.posix.normalize(name) === name) return name + query + ending;
  throw new ReleaseError('refused', `${address} cannot be a file. Take it off the site.`);
}

const releaseFiles = (files: CheckedFiles, { releases, previous }: LiveSite) =>
  [...releases.map(({ release }) => release), ...previous].flatMap((release) =>
    releaseInventory(release)
      .filter(({ file }) => isServed(file))
      .map((found): ExportedFile => {
        const { file, sha256: hash } = found;
        const folder = file.startsWith(assetsFolder) ? '' : `/remotes/${release.name}/${release.version}`;
        const type = release.files[file]?.type ?? '';
        return [`${folder}/${file}`, fileAnswer(files, { file: found, hash, type })];
      }),
  );

function pagesAndDocuments(files: CheckedFiles, live: LiveSite) {
  const numbered = [...live.numbered].map(([address, file]) => [address, { kind: 'page', file }] as const);
  return [...live.places, ...numbered, ...live.patternPages]
    .filter(([, { kind }]) => kind !== 'removed')
    .map(([address, place]): ExportedFile => {
      const name = fileNameOf(address, place.kind === 'page' ? '.html' : '');
      return [name, placeAnswer(files, live, place)];
    });
}

/** Files in the order in which they are written: what a page names comes before it, the manifest at the end. */
export const exportedFiles = (files: CheckedFiles, live: LiveSite): readonly (readonly ExportedFile[])[] => [
  releaseFiles(files, live),
  pagesAndDocuments(files, live),
  ([404, 410] as const).map((status) => [`/${status}.html`, withoutPage(files, live, status)]),
  [...live.texts].map(([name, text]) => [`/release/${name}`, generatedAnswer(text)]),
];
