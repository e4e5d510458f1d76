/** Makes a real release from a published one: another version and, if a test asks for it, other code. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRelease } from 'shared-types/release';

export interface Alteration {
  readonly file: string;
  readonly change: (text: string) => string;
}

export interface Derivation {
  readonly store: string;
  readonly name: string;
  readonly version: string;
  readonly newVersion: string;
  readonly alterations: readonly Alteration[];
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

/** Files that keep their address lie outside of the release's folder. */
const placeOf = ({ store, name, version }: Derivation, file: string) =>
  file.startsWith('assets/') ? path.join(store, file) : path.join(store, 'releases', name, version, file);

const idOf = (name: string, version: string) => `${name}_${version}`.replaceAll(/\W/g, '_');

/** Replaces what must be there exactly once. */
export function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${from} stands ${parts.length - 1} times, not once`);
  return parts.join(to);
}

/** The text of a code file under the new version; pins are brought up to date afterwards. */
function newText(derivation: Derivation, file: string, text: string): string {
  const { name, version, newVersion, alterations } = derivation;
  const renamed = text
    .replaceAll(version, newVersion)
    .replaceAll(idOf(name, version), idOf(name, newVersion));
  return alterations
    .filter((alteration) => alteration.file === file)
    .reduce((result, { change }) => change(result), renamed);
}

const isCode = (file: string) => /\.(js|cjs|css)$/.test(file);

type Files = Map<string, Buffer>;

/** The entry names all files by their hashes: in the code that loads scripts, and in the code that loads style sheets. */
function pinAnew(files: Files, { entry, files: before }: RemoteRelease) {
  let text = files.get(entry)?.toString() ?? '';
  for (const [file, bytes] of files) {
    const pin = before[file]?.sha256;
    if (file !== entry && pin) text = text.replaceAll(pin, sha256(bytes));
  }
  files.set(entry, Buffer.from(text));
}

async function readFiles(derivation: Derivation, release: RemoteRelease): Promise<Files> {
  const read = async (file: string) => {
    const bytes = await readFile(placeOf(derivation, file));
    const isChanged = isCode(file) || derivation.alterations.some((alteration) => alteration.file === file);
    return [file, isChanged ? Buffer.from(newText(derivation, file, bytes.toString())) : bytes] as const;
  };
  const files: Files = new Map(await Promise.all(Object.keys(release.files).map(read)));
  const missing = derivation.alterations.filter(({ file }) => !files.has(file));
  if (missing.length > 0) throw new Error(`${missing.map(({ file }) => file).join()} is not in the release`);
  pinAnew(files, release);
  return files;
}

/** Writes the new release. @param folder created here, for `release publish` */
export async function deriveRelease(derivation: Derivation, folder: string): Promise<void> {
  const { name, newVersion } = derivation;
  const record = await readFile(placeOf(derivation, 'release.json'), 'utf8');
  const before = JSON.parse(record) as RemoteRelease;
  const files = await readFiles(derivation, before);
  for (const [file, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
  const described = Object.entries(before.files).map(([file, entry]) => {
    const bytes = files.get(file) ?? Buffer.of();
    return [file, { ...entry, size: bytes.length, sha256: sha256(bytes) }] as const;
  });
  const id = idOf(name, newVersion);
  const release = { ...before, version: newVersion, id, files: Object.fromEntries(described) };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
}
