/**
 * `node tooling/content.mjs PACKAGE [types [FOLDER]]`: runs the check of the package's content, or writes the types of its data
 * files.
 */
import { pathToFileURL } from 'node:url';
import './run/end-with-npm.mjs';
import { inRoot } from './root.mjs';

const [packageName = '', command = 'check', ...parameters] = process.argv.slice(2);
const print = (/** @type {string} */ line) => console.log(line);
const load = (/** @type {string} */ file) => import(pathToFileURL(inRoot(packageName, file)).href);

if (command === 'types') {
  const { writeContentTypes } = await load('content-check/content-types.mjs');
  await writeContentTypes(parameters[0]);
} else {
  const { run } = await load('content-check/command.mjs');
  process.exitCode = run({ print });
}
