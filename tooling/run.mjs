#!/usr/bin/env node
/**
 * `node tooling/run.mjs COMMAND [PARAMETERS]`: installs the packages that are missing, compiles what changed of the
 * tools, and runs `tooling/COMMAND.ts`, or the compiled file that COMMAND is the path of. As `tooling COMMAND` it is the
 * program of a repository that installs this package.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileSources } from './setup/compile.mjs';
import { endAsFailed } from './setup/failure.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { inPackage, inRoot, workspaces } from './setup/root.mjs';

/** Commands that need no packages for tests and development. */
const ofSite = ['start', 'build', 'adopt', 'release'];

/** Commands in a repository that is one remote. */
const ofRemote = ['adopt', 'build', 'check', 'check-preview', 'dev'];

const [command = ''] = process.argv.splice(2, 1);
const program = command.includes('/') ? inRoot(command) : inPackage('tooling', 'dist', `${command}.js`);
try {
  if (workspaces().includes('.') && !command.includes('/') && !ofRemote.includes(command))
    throw new Error(`'${command}' is not a command of a remote: choose from ${ofRemote.join(', ')}.`);
  await installWhatIsMissing(ofSite.includes(command) ? 'site' : 'everything');
  await compileSources(console.error);
  if (!existsSync(program))
    throw new Error(`'${command}' is not a command: docs/contributing.md lists them.`);
  process.argv[1] = path.resolve(program);
  await import(pathToFileURL(program).href);
} catch (error) {
  endAsFailed(error);
}
