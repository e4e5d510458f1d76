import type { BuildData, DataOutput } from 'shared-types/build';
import plan from '../content/data/site-map.json';
import { writePressArchive } from './write-press-archive';
import { writeSharingPictures } from './write-sharing-pictures';

export const build: BuildData = async (output) => {
  writeSiteMap(output);
  await writePressArchive(output);
  await writeSharingPictures(output);
};

/** Offers the order of the site map to the lists of pages that are made for programs. */
function writeSiteMap({ emitJson }: DataOutput) {
  emitJson('facts/site-map.json', [
    { heading: plan.products.heading, paths: pathsOf(plan.products.columns.flat()) },
    ...plan.groups.map(({ heading, pages }) => ({ heading, paths: pathsOf(pages) })),
  ]);
}

/** Places on a page are none of them. */
const pathsOf = (pages: readonly { readonly path: string }[]) =>
  pages.map(({ path }) => path).filter((path) => !path.includes('#'));
