/** Finds the Chromium that the browser tests drive, or installs Debian's. Imports Node's own modules only. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../run/command.mjs';

const namesInPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packageManager = '/usr/bin/apt-get';

/** @param {string} file */
const isProgram = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** @returns {Promise<string | undefined>} */
async function systemChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const inPath = folders.flatMap((folder) => namesInPath.map((name) => path.join(folder, name)));
  for (const file of [...inPath, ...otherPlaces]) if (await isProgram(file)) return file;
  return undefined;
}

async function installDebianPackage() {
  console.log('Installing Chromium (apt-get install chromium) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand([packageManager, 'update'], { env });
  await runCommand([packageManager, 'install', '--yes', '--no-install-recommends', 'chromium'], { env });
}

/**
 * @returns {Promise<string>} the program's path
 * @throws an error that says what to install
 */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await isProgram(named)) return named;
    throw new Error(
      `CHROME_PATH names ${named}, which is no program. Correct it, or unset it to search the system.`,
    );
  }
  const found = await systemChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && (await isProgram(packageManager))) await installDebianPackage();
  const installed = await systemChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium found. Install Chromium or Google Chrome, or name its program in CHROME_PATH.',
  );
}
