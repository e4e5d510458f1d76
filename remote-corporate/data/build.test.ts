import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { DataOutput } from 'shared-types/build';
import { factSchemas } from 'shared-types/schemas/facts';
import { fakeBrand } from 'shared-types/testing/fake-brand';
import * as v from 'valibot';
import descriptor from '../remote.json';
import { sharingPicturesPath } from '../src/describers/sharing-pictures';
import { logoFilesPath } from '../src/model/logo-file';
import { build } from './build';

const paths = descriptor.routes.map((route) => route.path);

async function builtFacts(): Promise<ReadonlyMap<string, unknown>> {
  const facts = new Map<string, unknown>();
  // Facts, logos and sharing pictures: nothing else is emitted.
  const output: Partial<DataOutput> = {
    packageFolder: path.resolve(__dirname, '..'),
    brand: fakeBrand,
    emitJson: (name, value) => void facts.set(name, value),
    emitAsset: (_, extension) => `/file${extension}`,
    emitSharingPicture: ({ name }) => Promise.resolve(`/${name}.png`),
  };
  await build(output as DataOutput);
  return facts;
}

it('the build offers a sharing picture for each page', async () => {
  const facts = await builtFacts();
  const { pages } = facts.get(sharingPicturesPath) as { readonly pages: Readonly<Record<string, unknown>> };
  expect(Object.keys(pages)).toEqual(paths);
});

it('the build offers the brand logos with their true sizes', async () => {
  const { light, dark, large } = fakeBrand.logos;
  expect((await builtFacts()).get(logoFilesPath)).toMatchObject([
    { name: 'logo.svg', sizeBytes: light.length },
    { name: 'logo-on-dark.svg', sizeBytes: dark.length },
    { name: 'logo-2400.png', sizeBytes: large.length },
  ]);
});

it('the build offers all pages, each with its name, its lead and its sections', async () => {
  const facts = await builtFacts();
  const pages = v.parse(factSchemas.pages, facts.get('facts/pages.json'));
  expect(pages.map((page) => page.path)).toEqual(paths);
  expect(pages.find(({ path }) => path === '/forms')).toMatchObject({
    label: 'Forms',
    lead: expect.stringContaining('declaration of conformity'),
    sections: expect.arrayContaining([
      { anchor: 'return-or-complaint', title: 'Return or complaint', sample: false },
    ]),
  });
});
