/** Asks the compiler of types about packages, one at a time: it takes a processor for itself. */
import { failureText } from '../run/failure.mjs';
import { checkScreens } from '../build/check-screens.mjs';
import { runCommand, typeCompiler } from '../run/command.mjs';
import { inRoot } from '../root.mjs';

/** @param {string} folder */
async function checkPackage(folder) {
  if (folder !== 'host') return await checkScreens(inRoot(folder));
  const { code, output } = await runCommand(typeCompiler('--build'), { cwd: inRoot(folder) });
  if (code !== 0) throw new Error(output);
}

/** @type {Promise<unknown>} */
let before = Promise.resolve();

/** @param {string} folder of a package @returns {Promise<string | undefined>} what the compiler says, if anything is wrong */
export function typeProblems(folder) {
  const found = before.then(() => checkPackage(folder)).then(() => undefined, failureText);
  before = found;
  return found;
}
