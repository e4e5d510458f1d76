/** Refuses screens that need a browser while pages are rendered, before their version is published. */
import { execFile } from 'node:child_process';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'try-screens-program.mjs');

/** What takes longer is left to the promote, which names the page, in milliseconds. */
const timeoutMs = 30_000;

/**
 * @param {string} folder of a remote
 * @param {string} outputFolder of its build
 * @returns {Promise<void>}
 * @throws an error with the line of each screen
 */
export const tryScreens = (folder, outputFolder) =>
  new Promise((resolve, reject) => {
    const limits = { timeout: timeoutMs, killSignal: /** @type {const} */ ('SIGKILL') };
    execFile(process.execPath, [program, folder, outputFolder], limits, (error, output) => {
      if (error && output !== '') reject(new Error(output.trimEnd()));
      else resolve();
    });
  });
