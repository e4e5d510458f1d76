import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { photoSources } from '../../articles/photo-sources';
import { temporaryFolder } from '../testing/temporary-folder';
import { photoFiles } from './photo-files';
import { publishPhotos } from './publish-photos';

const place = temporaryFolder();
beforeEach(() => mkdir(place('photos')));

/** A photograph taken with the camera on its side: 320 x 1400 as it is stored, 1400 x 320 as it is seen. */
const onItsSide = (file: string) =>
  sharp({ create: { width: 320, height: 1400, channels: 3, background: '#c94f31' } })
    .withMetadata({ orientation: 6 })
    .toFile(place(file));

async function publish() {
  const emitted = new Map<string, Uint8Array>();
  const photos = await publishPhotos(photoFiles(place('photos'), ['QM101', 'QM102']), {
    cacheFolder: place('cache'),
    emitAssets: (files) => {
      const hash = createHash('sha256');
      for (const bytes of files.values()) hash.update(bytes);
      const address = `/assets/${hash.digest('hex')}`;
      for (const [end, bytes] of files) emitted.set(address + end, bytes as Uint8Array);
      return address;
    },
  });
  return { photos, emitted };
}

describe('a photograph', () => {
  it('is converted to AVIF and WebP, upright, for cards and pages at two densities', async () => {
    await onItsSide('photos/qm101.JPG');
    const { photos, emitted } = await publish();
    const photo = photos.get('qm101');
    expect([photo?.width, photo?.height]).toEqual([640, 146]);
    const sizes = await Promise.all(
      (['card', 'detail'] as const)
        .flatMap((use) => photoSources(photo?.address ?? '', use))
        .map(async ({ type, addresses }) => {
          const pictures = addresses.map((address) => sharp(emitted.get(address)).metadata());
          return [type, ...(await Promise.all(pictures)).map(({ width, height }) => `${width}x${height}`)];
        }),
    );
    expect(sizes).toEqual([
      ['image/avif', '300x318', '600x636'],
      ['image/webp', '300x318', '600x636'],
      ['image/avif', '640x146', '1280x293'],
      ['image/webp', '640x146', '1280x293'],
    ]);
  });

  it('is converted only once while it stays the same', async () => {
    await onItsSide('photos/QM101.jpg');
    const first = await publish();
    const made = async () =>
      Promise.all((await readdir(place('cache/photos'))).map((name) => stat(place(`cache/photos/${name}`))));
    const before = await made();
    expect((await publish()).photos).toEqual(first.photos);
    expect((await made()).map(({ mtimeMs }) => mtimeMs)).toEqual(before.map(({ mtimeMs }) => mtimeMs));
  });

  it('that cannot be read is reported by its file', async () => {
    await writeFile(place('photos/QM102.png'), 'no picture');
    await expect(publish()).rejects.toThrow(/QM102\.png: cannot be read as a photograph/);
  });

  it('without an article is rejected, and so is a second one of the same article', async () => {
    await onItsSide('photos/QM101.jpg');
    await copyFile(place('photos/QM101.jpg'), place('photos/qm101.webp'));
    await expect(publish()).rejects.toThrow(/qm101\.webp: .*QM101\.jpg shows the same article/);
    await rm(place('photos/qm101.webp'));
    await copyFile(place('photos/QM101.jpg'), place('photos/QM999.jpg'));
    await expect(publish()).rejects.toThrow(/QM999\.jpg: there is no article of this number/);
  });

  it('in an unsupported format is reported, but files of the operating system are ignored', async () => {
    await writeFile(place('photos/.DS_Store'), '');
    await writeFile(place('photos/._QM101.jpg'), '');
    await writeFile(place('photos/Thumbs.db'), '');
    expect(photoFiles(place('photos'), ['QM101']).size).toBe(0);
    await writeFile(place('photos/QM101.HEIC'), '');
    expect(() => photoFiles(place('photos'), ['QM101'])).toThrow(
      /QM101\.HEIC: is not read\. Save it as JPEG/,
    );
  });

  it('is optional: the folder of photographs may be missing', () => {
    expect(photoFiles(place('nowhere'), ['QM101']).size).toBe(0);
  });
});
