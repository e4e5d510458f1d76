/** @jest-environment node */
import path from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { build } from './build';

const files = new Map<string, Buffer>();
const json = new Map<string, unknown>();

const unexpected = (): never => {
  throw new Error('An icon stands at an address of its own.');
};

beforeAll(async () => {
  await build({
    packageFolder: path.resolve(__dirname, '..'),
    cacheFolder: '',
    emitFile: (name, bytes) => void files.set(name, Buffer.from(bytes)),
    emitJson: (name, value) => void json.set(name, value),
    emitAsset: unexpected,
    emitAssets: unexpected,
    emitSharingPicture: unexpected,
  });
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

it('favicon.ico is an icon file with one picture of 32 pixels, where its directory says', async () => {
  const ico = files.get('site/favicon.ico') ?? Buffer.of();
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(await sizeOf(png)).toEqual(['png', 32, 32]);
});

it('fills the tiles to the edge, for launchers that cut the corners off', async () => {
  for (const name of ['apple-touch-icon', 'icon-maskable-512']) {
    const corner = sharp(files.get(`site/${name}.png`)).ensureAlpha();
    const [red, green, blue, alpha] = await corner
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, green, blue, alpha]).toEqual([0x0b, 0x5d, 0x57, 255]);
  }
});

it('names icons that exist', () => {
  const { icons } = json.get('site/manifest.webmanifest') as { icons: readonly { readonly src: string }[] };
  for (const { src } of icons) expect(files.has(`site${src}`)).toBe(true);
});
