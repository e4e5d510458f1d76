/** Refuses screens whose pages Node cannot draw, before their version is published. */
import { fork } from 'node:child_process';
import { inPackage } from 'tooling/setup/root';

const program = inPackage('tooling', 'dist/build/try-screens-program.js');

/** Message of the program: which page it begins, what came of it, or that it has tried all. */
export type Tried = { route?: string; problem?: string; untried?: string; isDone?: true };

/** Code with which Node ends where nothing is left that could settle what it awaits. */
const waitsForEver = 13;

/**
 * @param folder  of a remote. @param outputFolder  of its build. @param timeoutMs  for one page, as at a promote
 * @returns a line for each page that needs a site to be drawn
 * @throws an error with the lines of the screens
 */
export const tryScreens = (
  folder: string,
  outputFolder: string,
  timeoutMs = 30_000,
): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const child = fork(program, [folder, outputFolder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    let errors = '';
    child.stderr?.on('data', (text) => (errors += String(text)));
    const problems: string[] = [];
    const untried: string[] = [];
    let last: Tried = {};
    child.on('message', (tried: Tried) => {
      timer.refresh();
      last = { ...last, ...tried };
      if (tried.problem !== undefined) problems.push(tried.problem);
      if (tried.untried !== undefined) untried.push(tried.untried);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const tried = last.route ?? 'the screens';
      if (!last.isDone)
        problems.push(
          isLate || code === waitsForEver
            ? `Node does not come to an end with ${tried}, within ${timeoutMs / 1000} s or at all.`
            : `Node ended with ${code ?? signal} at ${tried}: ${errors.trim()}`,
        );
      if (problems.length > 0) reject(new Error(problems.join('\n')));
      else resolve(untried);
    });
  });
