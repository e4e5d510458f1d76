/** Packs what a remote with a repository of its own installs: the contract, and the packages that build, publish and serve. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  /** Dependency on this version in a registry: `npm:@scope/tooling@1.0.0-7.h<12 hex>`. */
  alias: string;
  /** Digest of its contents. */
  digest: string;
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

/** Number of commits that have changed packages, so that later versions are greater. @throws where git does not know all */
async function commitsOf(names: readonly string[]): Promise<number> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'true');
  if (isShallow === 'true')
    throw new Error(
      'The versions of packages count commits: pack them in a clone with the whole history (git fetch --unshallow).',
    );
  const paths = ['--', ...names, 'tsconfig.base.json', ':!*.test.*'];
  const isChanged = (await git('status', '--porcelain', ...paths)) !== '';
  return Number(await git('rev-list', '--count', 'HEAD', ...paths)) + (isChanged ? 1 : 0);
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
  const pack = (version: string, key: 'alias' | 'digest', ...options: string[]) => {
    const dependencies = { ...manifest.dependencies };
    for (const tool of earlier) if (dependencies[tool.name]) dependencies[tool.name] = tool[key];
    const exports = withoutSources(manifest.exports);
    const named = { ...manifest, exports, dependencies, name: `${scope}/${name}`, version };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(named, undefined, 2));
    return npmPack<{ filename: string; shasum: string }>(folder, ...options);
  };
  // Equal contents keep the version under which they were packed.
  const { shasum } = await pack(manifest.version, 'digest', '--dry-run');
  const digest = `h${shasum.slice(0, 12)}`;
  const start = `${scope.slice(1)}-${name}-${manifest.version}-`;
  const end = `.${digest}.tgz`;
  const kept = readdirSync(to).find((file) => file.startsWith(start) && file.endsWith(end));
  const commits =
    kept?.slice(start.length, -end.length) ?? (await commitsOf([...earlier.map((tool) => tool.name), name]));
  const version = `${manifest.version}-${commits}.${digest}`;
  const { filename } = await pack(version, 'alias', '--pack-destination', to);
  return { name, alias: `npm:${scope}/${name}@${version}`, digest, file: path.join(to, filename) };
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
