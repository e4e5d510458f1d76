/** @jest-environment node */
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { fakeBrand } from 'shared-types/testing/fake-brand';
import descriptor from '../remote.json';
import { sharingPicturesPath } from '../src/describers/sharing-pictures';
import { build } from './build';

const unexpected = (): never => {
  throw new Error(
    'The company pages offer facts, a logo, the archive for editors and sharing pictures only.',
  );
};

const paths = descriptor.routes.map((route) => route.path);

it('the build offers a site map with each page once, and a sharing picture for each page', async () => {
  const facts = new Map<string, unknown>();
  await build({
    packageFolder: path.resolve(__dirname, '..'),
    brand: fakeBrand,
    cacheFolder: '',
    emitJson: (name, value) => void facts.set(name, value),
    emitFile: unexpected,
    emitAsset: (_, extension) => `/file${extension}`,
    emitAssets: unexpected,
    emitSharingPicture: ({ name }) => Promise.resolve(`/${name}.png`),
  });
  const groups = facts.get('facts/site-map.json') as readonly {
    readonly heading: string;
    readonly paths: readonly string[];
  }[];
  expect(groups.map(({ heading }) => heading).slice(0, 4)).toEqual([
    'Products',
    'Company',
    'Media',
    'Policies and forms',
  ]);
  const listed = groups.flatMap((group) => group.paths);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining(paths));
  const { pages } = facts.get(sharingPicturesPath) as { readonly pages: Readonly<Record<string, unknown>> };
  expect(Object.keys(pages)).toEqual(paths);
});
