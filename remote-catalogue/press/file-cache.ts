import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Makes a file, or takes what the last build kept. Equal keys stand for equal bytes. */
export type KeepFile = (name: string, key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

const keyLength = 40;

export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, keyLength);
}

export async function fileCache(folder: string): Promise<KeepFile> {
  await mkdir(folder, { recursive: true });
  const kept = new Map((await readdir(folder)).map((file) => [file.slice(0, -keyLength - 1), file] as const));
  return async (name, key, make) => {
    const [file, last] = [`${name}.${key}`, kept.get(name)];
    // Another build may have removed it meanwhile.
    const known = last === file ? await readFile(path.join(folder, file)).catch(() => undefined) : undefined;
    if (known) return known;
    const made = await make();
    // A build that is cut off leaves no half file.
    const unfinished = path.join(folder, `${file}.${process.pid}`);
    await writeFile(unfinished, made);
    await rename(unfinished, path.join(folder, file));
    if (last && last !== file) await rm(path.join(folder, last), { force: true });
    return made;
  };
}
