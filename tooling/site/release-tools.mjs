/** The release tools: compiled when their sources changed, and opened. Imports Node's own modules only. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inTurn } from '../run/checkout.mjs';
import { failureText } from '../run/failure.mjs';
import { makeOwnFolder } from '../run/own-folder.mjs';
import { inPackage } from '../root.mjs';
import { digestOf } from './packages.mjs';

const sourceFolder = inPackage('release', 'src');
const compiledFolder = inPackage('release', 'dist');

/** Program of the release command line. */
export const releaseProgram = path.join(compiledFolder, 'cli.js');

/** Names the sources and each compiled file with its digest; written last. */
const stampFile = path.join(compiledFolder, 'compiled-from.json');

const compiledFrom = [
  'release/src',
  'release/package.json',
  'release/tsconfig.json',
  'shared-types',
  'tooling/tsconfig.base.json',
  'tooling/site/release-tools.mjs',
];

/** @typedef {{ sources: string, files: Readonly<Record<string, string>> }} Stamp  digests, hexadecimal SHA-256 */

/** @param {string} file */
const digestOfFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Whether what is compiled comes from these sources and is whole: a compiler may have been killed at any file. @param {string} sources */
function isCompiled(sources) {
  try {
    /** @type {Stamp} */
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    const files = Object.entries(stamp.files);
    return (
      stamp.sources === sources &&
      files.every(([file, digest]) => digestOfFile(path.join(compiledFolder, file)) === digest)
    );
  } catch {
    return false;
  }
}

/** @param {string} folder of sources @param {(file: string) => boolean} isWanted */
const filesIn = (folder, isWanted) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWanted);

/** @param {string} file that a compiler wrote */
const isOfGoneSource = (file) =>
  /\.(js|d\.ts)$/.test(file) && !existsSync(path.join(sourceFolder, file.replace(/(\.d)?\.[jt]s$/, '.ts')));

/** Each file in one step, so that a server that is starting never reads half of one. @param {string} from a folder of compiled files */
function takeOver(from) {
  const files = filesIn(from, (file) => file.endsWith('.js'));
  const entries = files.map((file) => {
    const target = path.join(compiledFolder, file);
    const digest = digestOfFile(path.join(from, file));
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(from, file), target);
    return [file, digest];
  });
  for (const file of filesIn(compiledFolder, isOfGoneSource)) rmSync(path.join(compiledFolder, file));
  return Object.fromEntries(entries);
}

/** Types are left to `npm run check`, which takes much longer. @param {string} from @param {string} to */
async function transpile(from, to) {
  const { transform } = await import('@swc/core');
  const sources = filesIn(from, (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const compileFile = async (/** @type {string} */ file) => {
    const { code } = await transform(readFileSync(path.join(from, file), 'utf8'), {
      filename: file,
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript' },
        target: 'es2022',
        transform: { verbatimModuleSyntax: true },
        experimental: { keepImportAttributes: true },
      },
    });
    const target = path.join(to, file.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
  };
  await Promise.all(sources.map(compileFile)).catch((error) => {
    throw new Error(`The release tools do not compile:\n${failureText(error)}`);
  });
}

/** @param {string} sources their digest */
async function compile(sources) {
  const unfinished = makeOwnFolder(compiledFolder);
  try {
    await transpile(sourceFolder, unfinished);
    rmSync(stampFile, { force: true });
    /** @type {Stamp} */
    const stamp = { sources, files: takeOver(unfinished) };
    writeFileSync(path.join(unfinished, 'stamp'), JSON.stringify(stamp));
    renameSync(path.join(unfinished, 'stamp'), stampFile);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * An installed package of the release tools is compiled already.
 *
 * @param {(text: string) => void} say
 * @throws an error with the compiler's messages
 */
export async function compileRelease(say) {
  if (!existsSync(sourceFolder)) return;
  if (isCompiled(await digestOf(compiledFrom))) return;
  await inTurn(async () => {
    const sources = await digestOf(compiledFrom);
    // The process before may have compiled the same.
    if (isCompiled(sources)) return;
    say('compiling the release tools');
    await compile(sources);
  });
}

/** @param {string} file of the compiled release tools */
const releaseModule = (file) => import(pathToFileURL(path.join(compiledFolder, file)).href);

/**
 * What opens a built release, and what publishing asks of one.
 *
 * @returns {Promise<typeof import('release/dist/publishing/dist-folder.js') & typeof import('release/dist/model/release-checks.js') & typeof import('release/dist/model/composition-checks.js')>}
 */
export const releaseChecks = async () => ({
  ...(await releaseModule('publishing/dist-folder.js')),
  ...(await releaseModule('model/release-checks.js')),
  ...(await releaseModule('model/composition-checks.js')),
});

/**
 * The release tools on one store, in this process, so that a server ends with it.
 *
 * @param {string} store its folder
 * @returns {Promise<import('release').Operator>}
 */
export async function openStore(store) {
  /** @type {typeof import('release')} */
  const { openOperator } = await releaseModule('operating/operator.js');
  return openOperator({ store });
}
