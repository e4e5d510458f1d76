/** Asks the compiler of types about packages, one at a time: it takes a processor for itself. */
import { failureText } from 'tooling/setup/failure';
import { inRoot } from 'tooling/setup/root';
import { checkScreens } from '../build/check-screens.js';
import { runCommand, typeCompiler } from '../run/command.js';
import { packageNamed } from '../site/packages.js';

async function checkPackage(name: string) {
  const folder = packageNamed(name);
  if (folder !== 'host') {
    await checkScreens(inRoot(folder));
    return;
  }
  const { code, output } = await runCommand(typeCompiler('--build'), { cwd: inRoot(folder) });
  if (code !== 0) throw new Error(output);
}

let before: Promise<unknown> = Promise.resolve();

/** @param name  of a package. @returns messages of the compiler, if anything is wrong */
export function typeProblems(name: string): Promise<string | undefined> {
  const found = before.then(() => checkPackage(name)).then(() => undefined, failureText);
  before = found;
  return found;
}
