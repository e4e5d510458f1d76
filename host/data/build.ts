import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand, BuildData, DataOutput } from 'shared-types/build';
import type { SamplePart } from 'shared-types/release';

const icoSizePx = 32;

/** Icon size for home screens, which cut the corners off: the tile goes to the edge, with its letter in the middle. */
const touchSizePx = 180;

/** Draws the icons, and says what a launcher needs to know; files in `site/` stand at the root of the site. */
export const build: BuildData = async (output) => {
  const mark = drawing(output, 'icon.svg');
  const tile = drawing(output, 'icon-tile.svg');
  output.emitFile('site/favicon.svg', mark);
  // A PNG by its bytes, which is what browsers look at.
  output.emitFile('site/favicon.ico', await picture(mark, icoSizePx));
  output.emitFile('site/apple-touch-icon.png', await picture(tile, touchSizePx));
  for (const sizePx of [192, 512]) output.emitFile(`site/icon-${sizePx}.png`, await picture(mark, sizePx));
  output.emitFile('site/icon-maskable-512.png', await picture(tile, 512));
  output.emitJson('site/manifest.webmanifest', manifest(output));
  output.emitJson('sample-parts.json', sampleParts(output.brand));
};

const drawing = ({ packageFolder }: DataOutput, name: string) =>
  readFileSync(path.join(packageFolder, 'brand', name));

const sampleParts = ({ sample, name, slogan }: Brand): readonly SamplePart[] =>
  sample
    ? [
        {
          part: 'Brand',
          holds: [name, slogan],
          change:
            'Put your own name, slogan, accents and drawings into host/brand, remove "sample" from brand.json, build and publish.',
        },
      ]
    : [];

/** Few colours: a palette halves the bytes. */
const picture = (svg: Buffer, sizePx: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * sizePx) / 34 })
    .resize(sizePx, sizePx)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** Read, not imported: of JSON with the key `default`, an import gives something else in a build than in a test. */
function background({ packageFolder }: DataOutput): string {
  const text = readFileSync(path.join(packageFolder, 'src/theme/themes.json'), 'utf8');
  const themes = JSON.parse(text) as Readonly<
    Record<'default', { readonly tokens: { readonly bg: string } }>
  >;
  return themes.default.tokens.bg;
}

const icon = (name: string, sizePx: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  purpose,
});

/**
 * Web app manifest. While the brand is that of the sample, the server gives the company's name instead. A browser
 * window shows an address, and that is wanted.
 */
const manifest = (output: DataOutput) => {
  const { sample, name, accents } = output.brand;
  return {
    ...(!sample && { name, short_name: name.split(' ')[0] }),
    start_url: '/home',
    display: 'browser',
    theme_color: accents.light.primary,
    background_color: background(output),
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
};
