import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Brand, DataOutput } from 'shared-types/build';
import { fakeBrand } from 'shared-types/testing/fake-brand';
import { build } from './build';

type Files = ReadonlyMap<string, Buffer>;

let files: Files;
let manifest: Readonly<Record<string, unknown>>;

async function built(brand: Brand) {
  const emitted = new Map<string, Buffer>();
  const json = new Map<string, unknown>();
  // An icon stands at an address of its own: nothing else is emitted.
  const output: Partial<DataOutput> = {
    packageFolder: path.resolve(__dirname, '..'),
    brand,
    emitFile: (name, bytes) => void emitted.set(name, Buffer.from(bytes)),
    emitJson: (name, value) => void json.set(name, value),
  };
  await build(output as DataOutput);
  return {
    files: emitted,
    manifest: json.get('site/manifest.webmanifest') as typeof manifest,
    sampleParts: json.get('sample-parts.json'),
  };
}

beforeAll(async () => {
  ({ files, manifest } = await built(fakeBrand));
});

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

it.each([
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
  ['icon-maskable-512', 512],
])('%s is a small picture of %i pixels', async (name, sizePx) => {
  const bytes = files.get(`site/${name}.png`) ?? Buffer.of();
  expect(await sizeOf(bytes)).toEqual(['png', sizePx, sizePx]);
  expect(bytes.length).toBeLessThan(10_000);
});

it('favicon.ico is a picture of 32 pixels', async () => {
  expect(await sizeOf(files.get('site/favicon.ico') ?? Buffer.of())).toEqual(['png', 32, 32]);
});

it('tile icons are filled to the edge, because launchers cut the corners off', async () => {
  const tile = readFileSync(path.resolve(__dirname, '../brand/icon-tile.svg'), 'utf8');
  for (const name of ['apple-touch-icon', 'icon-maskable-512']) {
    const corner = sharp(files.get(`site/${name}.png`)).ensureAlpha();
    const [red = 0, green = 0, blue = 0, alpha] = await corner
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(alpha).toBe(255);
    expect(tile).toContain(`fill="#${Buffer.of(red, green, blue).toString('hex')}"`);
  }
});

it('the web manifest has the colour of the brand, and its name unless it is the sample brand', async () => {
  expect(manifest).toMatchObject({
    theme_color: fakeBrand.accents.light.primary,
    background_color: '#ffffff',
  });
  expect(manifest).not.toHaveProperty('name');
  const own = await built({ ...fakeBrand, sample: false });
  expect(own.manifest).toMatchObject({ name: 'Test Brand', short_name: 'Test' });
});

it('release doctor learns that the brand is the sample, as long as it is', async () => {
  const { sampleParts } = await built(fakeBrand);
  expect(sampleParts).toEqual([
    { part: 'Brand', holds: ['Test Brand', 'Tested.'], change: expect.stringContaining('host/brand') },
  ]);
  expect((await built({ ...fakeBrand, sample: false })).sampleParts).toEqual([]);
});
