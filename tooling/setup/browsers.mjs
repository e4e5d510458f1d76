/** Finds the browsers that the tests drive, or installs Debian's. Imports Node's own modules only. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../run/command.mjs';

/**
 * @typedef {object} Browser
 * @property {string} title
 * @property {string} variable   the environment variable that names its program
 * @property {readonly string[]} programs  its names in the search path
 * @property {readonly string[]} [otherPlaces]
 * @property {readonly string[]} debianPackages  all of them are needed
 */

/** @type {Browser} */
const chromium = {
  title: 'Chromium',
  variable: 'CHROME_PATH',
  // The one without windows takes a fifth less processor time.
  programs: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ],
  otherPlaces: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  // The second does not name the first, whose files it reads.
  debianPackages: ['chromium-common', 'chromium-headless-shell'],
};

/** @type {Browser} */
const firefox = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  otherPlaces: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackages: ['firefox-esr'],
};

/** @type {Browser} */
const webkitDriver = {
  title: 'WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  programs: ['WebKitWebDriver'],
  debianPackages: ['webkit2gtk-driver'],
};

/** WebKit draws in a window only. @type {Browser} */
const virtualScreen = {
  title: 'a virtual screen',
  variable: 'XVFB_PATH',
  programs: ['Xvfb'],
  debianPackages: ['xvfb'],
};

const packageManager = '/usr/bin/apt-get';

/** @param {string} file */
const isProgram = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/**
 * @param {Browser} browser
 * @returns {Promise<string | undefined>} the program that the environment names, or the system's
 * @throws an error if the environment names none
 */
async function foundProgram({ variable, programs, otherPlaces = [] }) {
  const named = process.env[variable];
  if (named) {
    if (await isProgram(named)) return named;
    throw new Error(
      `${variable} names ${named}, which is not a program. Correct it, or unset it to search the system.`,
    );
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const inPath = folders.flatMap((folder) => programs.map((name) => path.join(folder, name)));
  for (const file of [...inPath, ...otherPlaces]) if (await isProgram(file)) return file;
  return undefined;
}

/** @param {Browser} browser @returns {Promise<string>} what went wrong */
async function installDebianPackages({ title, debianPackages }) {
  console.log(`Installing ${title} (apt-get install ${debianPackages.join(' ')}) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand([packageManager, 'update'], { env });
  const options = ['--yes', '--no-install-recommends'];
  const { code, output } = await runCommand([packageManager, 'install', ...options, ...debianPackages], {
    env,
  });
  return code === 0 ? '' : `\n${output}`;
}

/** @param {Browser} browser */
async function findOrInstall(browser) {
  const found = await foundProgram(browser);
  if (found) return found;
  const { title, variable, debianPackages } = browser;
  const isDebian = await isProgram(packageManager);
  const output = isDebian && process.getuid?.() === 0 ? await installDebianPackages(browser) : '';
  const installed = await foundProgram(browser);
  if (installed) return installed;
  const how = isDebian ? ` as root (apt-get install ${debianPackages.join(' ')})` : '';
  throw new Error(
    `No ${title} found. Install it${how}, or name its program in the environment variable ${variable}.${output}`,
  );
}

/**
 * @returns {Promise<string>} the program's path
 * @throws an error that says what to install
 */
export const findChromium = () => findOrInstall(chromium);

/**
 * The engines that a check may drive beside Chromium, by the check's name.
 *
 * @type {Readonly<Record<string, readonly Browser[]>>}
 */
const enginesOfChecks = { firefox: [firefox], webkit: [webkitDriver, virtualScreen] };

/**
 * @param {string} check
 * @returns {Promise<NodeJS.ProcessEnv>} the variables that name its programs
 * @throws as `findChromium`
 */
export async function findEngine(check) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  for (const browser of enginesOfChecks[check] ?? []) env[browser.variable] = await findOrInstall(browser);
  return env;
}

/** @returns {Promise<string | undefined>} a Firefox that is there: the tests do without, so none is installed for them */
export const installedFirefox = () => foundProgram(firefox);
