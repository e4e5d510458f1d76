/** Packs what a remote with a repository of its own installs: the contract, and the packages that build, publish and serve. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeOwnFolder } from 'tooling/setup/own-folder';
import { inRoot, type Manifest, manifestOf, root } from 'tooling/setup/root';
import { runCommand, typeCompiler } from '../run/command.js';

/** Packages, each after those that it depends on. */
const tools = ['shared-types', 'release', 'server', 'services', 'tooling'];

/** Scope of the packed names. Without one they belong to other people in the public registry. */
export const scope = `@${manifestOf(root).name}`;

export type PackedTool = {
  /** Folder in `node_modules`, by which it is imported. */
  name: string;
  /** Dependency on this version in a registry: `npm:@scope/tooling@1.0.0-h<12 hex>`. */
  alias: string;
  /** Tarball, absolute. */
  file: string;
};

type PackedManifest = Manifest & { exports?: unknown; devDependencies?: unknown };

/** A checkout takes the sources; a package has none. */
function withoutSources(exported: unknown): unknown {
  if (typeof exported !== 'object' || exported === null) return exported;
  const kept = Object.entries(exported).filter(([key]) => key !== 'site-source');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSources(value)]));
}

/** Runs `npm pack`. @returns its report, which is on the standard output alone */
async function npmPack<Report>(folder: string, ...options: string[]): Promise<Report> {
  const command = ['pack', '--json', '--ignore-scripts', ...options];
  const { stdout } = await promisify(execFile)('npm', command, { cwd: folder, maxBuffer: 2 ** 24 });
  const [report] = JSON.parse(stdout) as [Report];
  return report;
}

/** Copies the files that `files` of the manifest names, and their types, beside what Node runs. */
async function copyFiles(name: string, to: string) {
  const { files } = await npmPack<{ files: readonly { path: string }[] }>(inRoot(name), '--dry-run');
  for (const { path: file } of files) cpSync(inRoot(name, file), path.join(to, file));
  for (const [from, compiled] of Object.entries(manifestOf(inRoot(name)).compiled ?? {})) {
    const sources = inRoot(name, from);
    for (const file of declarationsIn(sources))
      cpSync(path.join(sources, file), path.join(to, compiled, file));
    // The compiler leaves those of sources that are gone.
    for (const file of declarationsIn(inRoot(name, '.types', from)))
      if (existsSync(path.join(sources, file.replace(/\.d\.(m?ts)$/, '.$1').replace(/mts$/, 'mjs'))))
        cpSync(inRoot(name, '.types', from, file), path.join(to, /\.mts$/.test(file) ? '' : compiled, file));
  }
  if (name === 'tooling') cpSync(inRoot('tsconfig.base.json'), path.join(to, 'tsconfig.base.json'));
}

const declarationsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (file) =>
          /(?<!\.test)\.d\.m?ts$/.test(file) && !/(^|[\\/])(node_modules|dist|\.types)[\\/]/.test(file),
      )
    : [];

/** Equal contents have the equal digest. */
function digestOfPackage(folder: string, manifest: PackedManifest) {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.filter((found) => path.basename(found) !== 'package.json').sort())
    hash.update(`\0${path.relative(folder, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** @param earlier  packages that it may depend on */
async function packTool(
  name: string,
  earlier: readonly PackedTool[],
  { staging, to }: { staging: string; to: string },
) {
  const folder = path.join(staging, name);
  await copyFiles(name, folder);
  const { devDependencies: _, ...manifest }: PackedManifest = manifestOf(inRoot(name));
  const dependencies = { ...manifest.dependencies };
  for (const tool of earlier) if (dependencies[tool.name]) dependencies[tool.name] = tool.alias;
  const packed = { ...manifest, exports: withoutSources(manifest.exports), dependencies };
  const version = `${manifest.version}-h${digestOfPackage(folder, packed)}`;
  const identity = { name: `${scope}/${name}`, version };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...packed, ...identity }, undefined, 2));
  const { filename } = await npmPack<{ filename: string }>(folder, '--pack-destination', to);
  return { name, alias: `npm:${identity.name}@${version}`, file: path.join(to, filename) };
}

/**
 * @param to  folder of the tarballs, absolute
 * @returns the contract first
 * @throws an error with the messages of the compiler or of npm
 */
export async function packTools(to: string): Promise<readonly PackedTool[]> {
  mkdirSync(to, { recursive: true });
  const { code, output } = await runCommand(typeCompiler('--build', 'tooling'));
  if (code !== 0) throw new Error(output);
  const staging = makeOwnFolder(inRoot('.cache'));
  try {
    const packed: PackedTool[] = [];
    for (const name of tools) packed.push(await packTool(name, packed, { staging, to }));
    return packed;
  } finally {
    rmSync(staging, { recursive: true });
  }
}
