import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256Base64 } from '../model/digest.js';
import { ReleaseError } from '../model/release-error.js';
import { parseRelease } from '../model/release-record.js';

export type Dist = Awaited<ReturnType<typeof openDist>>;

async function readOr(file: string, complaint: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new ReleaseError('usage', complaint);
  }
}

export async function openDist(folder: string) {
  const recordFile = path.join(folder, 'release.json');
  const record = await readOr(
    recordFile,
    `${recordFile} cannot be read. Build the package, then name its dist folder; \`npm run adopt\` makes one of an app that others have built.`,
  );
  const release = parseRelease(record, recordFile);
  return {
    release,
    /** The bytes of `release.json`. */
    record,
    /** Reads a file of the release, checked against its hash. */
    readFile: async (file: string) => {
      const bytes = await readOr(
        path.join(folder, file),
        `${file} of ${folder} cannot be read. Build it again.`,
      );
      if (sha256Base64(bytes) === release.files[file]?.sha256) return bytes;
      throw new ReleaseError(
        'integrity',
        `${file} of ${folder} is not what release.json says. Build it again.`,
      );
    },
  };
}
