import path from 'node:path';
import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { fakeBrand } from 'shared-types/testing/fake-brand';
import { pictures } from '#content/gallery.json';
import { pressKitPath, realPressKitPath, type PressKit } from '../src/model/press-kit';
import { writePressKit } from './write-press-kit';

async function written(list: Parameters<typeof writePressKit>[1] = pictures) {
  const assets = new Map<string, Uint8Array>();
  const files = new Map<string, unknown>();
  await writePressKit(
    {
      packageFolder: path.resolve(__dirname, '..'),
      brand: fakeBrand,
      emitAsset: (asset, extension) => {
        const address = `/assets/${assets.size}${extension}`;
        assets.set(address, Uint8Array.from(Buffer.from(asset)));
        return address;
      },
      emitJson: (name, value) => void files.set(name, value),
    },
    list,
  );
  const kit = files.get(pressKitPath) as PressKit;
  const bytes = assets.get(kit.archive?.address ?? '') ?? new Uint8Array();
  return { assets, bytes, kit, realKit: files.get(realPressKitPath) as PressKit };
}

it('the press kit has each gallery drawing once, the terms of use, and the size of its archive', async () => {
  const { bytes, kit } = await written();
  const { 'terms.txt': terms, ...drawings } = unzipSync(bytes);
  expect(Object.keys(drawings)).toEqual(pictures.map(({ id }) => `drawings/${id}.svg`));
  for (const drawing of Object.values(drawings)) expect(strFromU8(drawing)).toMatch(/^<svg /);
  expect(strFromU8(terms ?? new Uint8Array())).toContain('free of charge');
  expect(kit.archive).toEqual({
    address: '/assets/3.zip',
    name: 'drawings.zip',
    sizeBytes: bytes.length,
    drawings: pictures.length,
  });
});

it('the archive of the same drawings has the same bytes', async () => {
  expect((await written()).bytes).toEqual((await written()).bytes);
});

it('the press kit has the brand logos with their true sizes', async () => {
  const { kit, assets } = await written();
  expect(kit.logos.map(({ name }) => name)).toEqual(['logo.svg', 'logo-on-dark.svg', 'logo-2400.png']);
  const { light, dark, large } = fakeBrand.logos;
  expect(kit.logos.map(({ address }) => assets.get(address))).toEqual([light, dark, large]);
  for (const { address, sizeBytes } of kit.logos) expect(sizeBytes).toBe(assets.get(address)?.length);
});

it('the press kit of a real site has only the logos while all drawings are samples', async () => {
  const samples = pictures.map((picture) => ({ ...picture, sample: true }));
  const { kit, realKit } = await written(samples);
  expect(realKit).toEqual({ logos: kit.logos });
});
