/** `node tooling/content.mjs PACKAGE`: runs the check of the package's content. */
import { pathToFileURL } from 'node:url';
import './run/end-with-npm.mjs';
import { inRoot } from './root.mjs';

const [packageName = ''] = process.argv.slice(2);
const { run } = await import(pathToFileURL(inRoot(packageName, 'content-check/command.mjs')).href);
process.exitCode = run({ print: (/** @type {string} */ line) => console.log(line) });
