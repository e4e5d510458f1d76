/** Refuses screens that need a browser while pages are rendered, before their version is published. */
import { execFile } from 'node:child_process';
import { inPackage } from 'tooling/setup/root';

const program = inPackage('tooling', 'dist/build/try-screens-program.js');

/** Time limit, in milliseconds; the promote finds what takes longer, and names the page. */
const timeoutMs = 30_000;

/** @param folder  of a remote. @param outputFolder  of its build. @throws an error with the line of each screen */
export const tryScreens = (folder: string, outputFolder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const limits = { timeout: timeoutMs, killSignal: 'SIGKILL' as const };
    execFile(process.execPath, [program, folder, outputFolder], limits, (error, output) => {
      if (error && output !== '') reject(new Error(output.trimEnd()));
      else resolve();
    });
  });
