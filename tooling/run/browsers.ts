/** Finds the browsers that the tests drive, or installs Debian's. Imports Node's own modules only. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './command.js';

type Browser = {
  title: string;
  /** The environment variable that names its program. */
  variable: string;
  /** Its names in the search path. */
  programs: readonly string[];
  otherPlaces?: readonly string[];
  /** Packages that install it, all of them needed. */
  debianPackages: readonly string[];
};

const chromium: Browser = {
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
  // The second does not name the first, whose files it reads. The fonts have the widths of Archivo's stand-in: where it comes
  // late, nothing moves.
  debianPackages: ['chromium-common', 'chromium-headless-shell', 'fonts-liberation'],
};

const firefox: Browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  otherPlaces: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackages: ['firefox-esr'],
};

const webkitDriver: Browser = {
  title: 'WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  programs: ['WebKitWebDriver'],
  debianPackages: ['webkit2gtk-driver'],
};

/** WebKit draws in a window only. */
const virtualScreen: Browser = {
  title: 'a virtual screen',
  variable: 'XVFB_PATH',
  programs: ['Xvfb'],
  debianPackages: ['xvfb'],
};

const packageManager = '/usr/bin/apt-get';

const isProgram = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** @returns the program that the environment names, or the system's. @throws if that file is no program */
async function foundProgram({ variable, programs, otherPlaces = [] }: Browser): Promise<string | undefined> {
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

/** @returns the output, if the installation failed */
async function installDebianPackages({ title, debianPackages }: Browser): Promise<string> {
  console.log(`Installing ${title} (apt-get install ${debianPackages.join(' ')}) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand([packageManager, 'update'], { env });
  const options = ['--yes', '--no-install-recommends'];
  const { code, output } = await runCommand([packageManager, 'install', ...options, ...debianPackages], {
    env,
  });
  return code === 0 ? '' : `\n${output}`;
}

/** @throws an error that says what to install */
async function demandProgram(browser: Browser): Promise<string> {
  const found = await foundProgram(browser);
  if (found) return found;
  const { title, variable, debianPackages } = browser;
  const isDebian = await isProgram(packageManager);
  const how = isDebian ? ` as root (apt-get install ${debianPackages.join(' ')})` : '';
  throw new Error(
    `No ${title} found. Install it${how}, or name its program in the environment variable ${variable}.`,
  );
}

async function findOrInstall(browser: Browser) {
  const found = await foundProgram(browser);
  if (found) return found;
  const isRootOfDebian = (await isProgram(packageManager)) && process.getuid?.() === 0;
  const output = isRootOfDebian ? await installDebianPackages(browser) : '';
  return await demandProgram(browser).catch((error: unknown) => {
    throw new Error(`${(error as Error).message}${output}`);
  });
}

/** @returns the program's path. @throws an error that says what to install */
export const findChromium = (): Promise<string> => findOrInstall(chromium);

/** The same for tools that install nothing. */
export const installedChromium = (): Promise<string> => demandProgram(chromium);

/** The engines that a check may drive beside Chromium, by the check's name. */
const enginesOfChecks: Readonly<Record<string, readonly Browser[]>> = {
  firefox: [firefox],
  webkit: [webkitDriver, virtualScreen],
};

/** @returns the variables that name its programs. @throws as `findChromium` */
export async function findEngine(check: string): Promise<NodeJS.ProcessEnv> {
  const env: NodeJS.ProcessEnv = {};
  for (const browser of enginesOfChecks[check] ?? []) env[browser.variable] = await findOrInstall(browser);
  return env;
}

/** @returns a Firefox that is installed; the tests do without, so none is installed for them */
export const installedFirefox = (): Promise<string | undefined> => foundProgram(firefox);
