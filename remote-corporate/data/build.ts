import path from 'node:path';
import type { BuildData, DataOutput } from 'shared-types/build';
import { events } from '#content/events.json';
import plan from '#content/site-map.json';
import { readContent, readContentFiles } from '../content-check/content-files';
import { sampleContent } from '../content-check/sample-list';
import { searchPages } from '../content-check/search-pages';
import descriptor from '../remote.json';
import { eventFacts } from '../src/model/event-facts';
import { usualCategoriesPath } from '../src/model/home';
import { logoFilesPath, type LogoFile } from '../src/model/logo-file';
import { usualCategories } from './usual-categories';
import { writeSharingPictures } from './write-sharing-pictures';

export const build: BuildData = async (output) => {
  output.emitJson('facts/events.json', eventFacts(events));
  output.emitJson(usualCategoriesPath, usualCategories(output));
  writeContentFacts(output);
  writeLogos(output);
  await writeSharingPictures(output);
};

/** Offers the logos of the brand to the press. */
function writeLogos({ brand, emitAsset, emitJson }: DataOutput) {
  const fileOf = (title: string, name: string, bytes: Uint8Array): LogoFile => ({
    title,
    name,
    address: emitAsset(bytes, path.extname(name)),
    sizeBytes: bytes.length,
  });
  emitJson(logoFilesPath, [
    fileOf('Logo for light backgrounds', 'logo.svg', brand.logos.light),
    fileOf('Logo for dark backgrounds', 'logo-on-dark.svg', brand.logos.dark),
    fileOf('Logo, 2400 px wide', 'logo-2400.png', brand.logos.large),
  ]);
}

/** Offers what an operator of a real site must replace, and what the site's search finds. */
function writeContentFacts({ packageFolder, emitJson }: DataOutput) {
  const content = readContent(readContentFiles(path.join(packageFolder, 'content')));
  emitJson('facts/sample-content.json', sampleContent(content));
  emitJson('facts/pages.json', searchPages(content, descriptor.routes, partNames));
}

/** Names of parts of pages that their screens draw, by address. */
const partNames = new Map(
  plan.groups
    .flatMap(({ pages }) => pages)
    .filter((page) => page.path.includes('#'))
    .map((page) => [page.path, page.label]),
);
