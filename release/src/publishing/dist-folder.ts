import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { factFile } from 'shared-types/protocol/facts';
import { titleOf } from '../model/composition.js';
import { sha256Base64 } from '../model/digest.js';
import { parseFact } from '../model/parse-fact.js';
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

/** Problems of a built package's facts that break the form in the contract; other packages read them. */
export async function factProblems({ release, readFile }: Dist): Promise<readonly string[]> {
  const problems = await Promise.all(
    release.facts.map(async (name) => {
      const fact = parseFact(name, String(await readFile(factFile(name))));
      if (fact.kind === 'fact') return [];
      return [
        `${titleOf(release)}: the fact ${name} does not fit the contract, ${fact.problem}. Correct what writes it, and build again.`,
      ];
    }),
  );
  return problems.flat();
}
