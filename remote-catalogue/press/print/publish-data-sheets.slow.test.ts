import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { DataOutput } from 'shared-types/build';
import { fakeBrand } from 'shared-types/testing/fake-brand';
import type { SourceArticle } from '../article-schema';
import { publishArticles } from '../publish-articles';
import { printedHere } from '../testing/printed-here';
import { temporaryFolder } from '../testing/temporary-folder';
import type { CatalogueSettings } from '../catalogue-settings';
import { testArticles, testSettings } from '../../src/testing/test-catalogue';
import { publishDataSheets } from './publish-data-sheets';
import { readStructure } from './testing/read-structure';

const packageFolder = path.join(__dirname, '../..');
const sources = testArticles().filter(({ articleNo }) => ['XP301', 'YF601', 'EH901'].includes(articleNo));

const place = temporaryFolder();

interface Wanted {
  readonly chosen?: readonly SourceArticle[];
  readonly settings?: CatalogueSettings;
  readonly photos?: ReadonlyMap<string, string>;
}

async function publish({ chosen = sources, settings = testSettings(), photos = new Map() }: Wanted = {}) {
  const files = new Map<string, Uint8Array>();
  const emitAsset: DataOutput['emitAsset'] = (bytes, extension) =>
    `/assets/${createHash('sha256').update(bytes).digest('hex')}${extension}`;
  const emitAssetLater: DataOutput['emitAssetLater'] = async (_, extension, make) => {
    const bytes = await make();
    const address = emitAsset(bytes, extension);
    files.set(address, bytes);
    return { address, sizeBytes: bytes.length };
  };
  const articles = publishArticles(chosen, { photos: new Map(), documents: new Map() }, { emitAsset });
  const output = {
    packageFolder,
    cacheFolder: place(),
    brand: fakeBrand,
    emitAssetLater,
    inThread: printedHere,
  };
  const sheets = await publishDataSheets({ sources: chosen, articles, settings }, photos, output);
  const fileOf = ({ articleNo }: Pick<SourceArticle, 'articleNo'>) =>
    files.get(sheets.get(articleNo)?.address ?? '') ?? Buffer.alloc(0);
  return { sheets, fileOf };
}

const madeAt = async (): Promise<Readonly<Record<string, number>>> => {
  const names = await readdir(place('data-sheet'));
  const times = await Promise.all(
    names.map(async (name) => [name, (await stat(place(`data-sheet/${name}`))).mtimeMs] as const),
  );
  return Object.fromEntries(times);
};

describe('the data sheets', () => {
  it('are one tagged page each, with language, title, embedded fonts and a text for every picture', async () => {
    const { sheets, fileOf } = await publish();
    expect([...sheets.keys()]).toEqual(sources.map(({ articleNo }) => articleNo));
    for (const source of sources) {
      const bytes = fileOf(source);
      expect(sheets.get(source.articleNo)?.sizeBytes).toBe(bytes.length);
      const read = await readStructure(bytes);
      expect(read).toMatchObject({ pages: 1, language: 'en', isTagged: true, isTitleShown: true });
      expect(read.size.map(Math.round)).toEqual([595, 842]);
      expect(read.title).toBe(`${source.articleNo} ${source.title}: data sheet`);
      expect(read.fonts.length).toBeGreaterThan(0);
      expect(read.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
      expect(read.figures).toHaveLength(2);
      for (const alt of read.figures) expect(alt).toContain(`Drawing of ${source.articleNo} ${source.title}`);
      expect(read.roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(read.roles.indexOf('H1')).toBeLessThan(read.roles.indexOf('Figure'));
      expect(read.roles.indexOf('Figure')).toBeLessThan(read.roles.indexOf('H2'));
    }
  });

  it('are equal byte for byte, whether cached or made again', async () => {
    const first = await publish();
    const before = await madeAt();
    expect((await publish()).sheets).toEqual(first.sheets);
    expect(await madeAt()).toEqual(before);
    await rm(place('data-sheet'), { recursive: true });
    expect((await publish()).sheets).toEqual(first.sheets);
  });

  it.each<[string, (article: SourceArticle) => SourceArticle]>([
    ['text', (article) => ({ ...article, title: 'Another title' })],
    [
      'drawing',
      ({ ext, ...article }) => ({
        ...article,
        ext: { ...ext, art: { ...ext.art, colours: { ...ext.art.colours, main: '#123456' } } },
      }),
    ],
  ])('are made again only for articles whose %s changed, and the old file is removed', async (_, change) => {
    await publish();
    const before = await madeAt();
    const [changed, ...others] = sources;
    if (!changed) throw new Error('there are no articles');
    await publish({ chosen: [change(changed), ...others] });
    const after = await madeAt();
    const isSame = (name: string) => before[name] === after[name];
    expect(Object.keys(after)).toHaveLength(sources.length);
    expect(Object.keys(after).filter((name) => !isSame(name))).toEqual([
      expect.stringContaining(changed.articleNo.toLowerCase()),
    ]);
  });

  it('write “&” in a title so that programs can read it, and say what characters the typeface lacks', async () => {
    const [article] = sources;
    if (!article) throw new Error('there are no articles');
    const description = [
      '耐熱手袋 for Japan',
      'हिन्दी 1234',
      'Größe 10, łódź, 0.8 µm, 250 °C, 220 g/m², ≥ 8 000, ≤ 7 kN – “X” …',
    ];
    const { fileOf } = await publish({ chosen: [{ ...article, title: 'Cut & heat', description }] });
    const read = await readStructure(fileOf(article));
    expect(read.title).toBe(`${article.articleNo} Cut & heat: data sheet`);
    expect(read.metadata).toContain('Cut &amp; heat');
    expect(read.figures.filter((alt) => !alt.startsWith('Drawing'))).toEqual(['耐熱手袋', 'हिन्दी']);
  });

  it('show the photograph of an article that has one', async () => {
    const photo = place('XP301.png');
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c94f31' } }).toFile(photo);
    const { fileOf } = await publish({ photos: new Map([['xp301', photo]]) });
    const read = await readStructure(fileOf({ articleNo: 'XP301' }));
    expect(read.figures).toEqual([expect.stringMatching(/^Photograph of XP301 /)]);
    expect(read.pages).toBe(1);
  });

  it('of the longest texts that an article may have are one page, too', async () => {
    const [article] = sources.filter(({ ext }) => Object.keys(ext.ratings ?? {}).length > 2);
    if (!article) throw new Error('there is no article with three markings');
    const line = 'Handling sheet metal with oily edges '.repeat(8);
    const features = ['Palm', 'Back', 'Lining', 'Entrance', 'Description', 'Seams'].map((title) => ({
      title,
      description: line.slice(0, 259),
    }));
    const description = Array.from({ length: 8 }, () => line.slice(0, 139));
    const { fileOf } = await publish({ chosen: [{ ...article, description, features }] });
    expect((await readStructure(fileOf(article))).pages).toBe(1);
  });

  it('are not made if no imprint says who publishes them', async () => {
    const { imprint: _, ...settings } = testSettings();
    expect((await publish({ settings })).sheets.size).toBe(0);
  });
});
