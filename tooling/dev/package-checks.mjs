/** Checks packages after each build of them, one at a time: the compiler of types takes a processor for itself. */
import { checkScreens } from '../build/check-screens.mjs';
import { runCommand, typeCompiler } from '../run/command.mjs';
import { inRoot } from '../root.mjs';
import { packageFolders } from '../site/packages.mjs';
import { exposedBy, readDescriptor } from '../webpack/remote.mjs';
import { releaseChecks } from '../site/release-tools.mjs';
import { descriptorProblems } from './descriptor-check.mjs';
import { problemsIn } from './problems.mjs';

/** @typedef {import('./problem-board.mjs').ProblemBoard} ProblemBoard */
/** @typedef {(folder: string) => void} CheckPackage */

async function checkHost() {
  const { code, output } = await runCommand(typeCompiler('--build'), { cwd: inRoot('host') });
  if (code !== 0) throw new Error(output);
}

/** @param {string} folder of a remote */
function isReadable(folder) {
  try {
    readDescriptor(inRoot(folder));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder @returns {Promise<readonly import('./problems.mjs').Problem[]>} */
async function typeProblems(folder) {
  const isHost = folder === 'host';
  // The check of remote.json says where it cannot be read.
  if (!isHost && !isReadable(folder)) return [];
  try {
    await (isHost ? checkHost() : checkScreens(inRoot(folder)));
    return [];
  } catch (error) {
    const kind = isHost ? 'Types' : 'Types and contract';
    return problemsIn(error instanceof Error ? error.message : String(error), { kind, package: folder });
  }
}

/** Screens that a dev server was started with: webpack learns of others by its configuration only. @type {Map<string, string>} */
const startedWith = new Map();

/** @param {string} folder @returns {readonly import('./problems.mjs').Problem[]} */
function changedScreens(folder) {
  const screens = exposedBy(readDescriptor(inRoot(folder)))
    .map(({ name }) => name)
    .join(', ');
  if (!startedWith.has(folder)) startedWith.set(folder, screens);
  if (startedWith.get(folder) === screens) return [];
  const text = 'The screens have changed. Start npm run dev again to build them.';
  return [{ kind: 'Contract', package: folder, file: `${folder}/remote.json`, text }];
}

/** @param {string} folder @param {ProblemBoard} board */
async function checkDescriptor(folder, board) {
  const checks = await releaseChecks();
  const others = packageFolders().filter((other) => other !== 'host' && other !== folder);
  const problems = descriptorProblems(folder, { checks, others });
  board.set(`descriptor ${folder}`, problems.length > 0 ? problems : changedScreens(folder));
}

/** @typedef {(folder: string) => Promise<readonly import('./problems.mjs').Problem[]>} FindProblems */

/**
 * @param {ProblemBoard} board
 * @param {{ ofTypes?: FindProblems, inDescriptor?: typeof checkDescriptor }} [checks]
 * @returns {CheckPackage} to be called after each build; of those that wait for the compiler, a package is checked once
 */
export function packageChecks(board, { ofTypes = typeProblems, inDescriptor = checkDescriptor } = {}) {
  /** @type {Set<string>} */
  const waiting = new Set();
  let isBusy = false;
  async function checkTypes() {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const folder of waiting) {
        waiting.delete(folder);
        const problems = await ofTypes(folder);
        // A build in the meantime made them those of an older source; its own check follows.
        if (!waiting.has(folder)) board.set(`types ${folder}`, problems);
      }
    } finally {
      isBusy = false;
    }
  }
  return (folder) => {
    waiting.add(folder);
    checkTypes().catch((error) => console.error(error));
    if (folder !== 'host') inDescriptor(folder, board).catch((error) => console.error(error));
  };
}
