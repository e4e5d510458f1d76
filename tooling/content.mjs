/** `node tooling/content.mjs PACKAGE`: runs the check of the package's content. */
import { pathToFileURL } from 'node:url';
import './run/end-with-parent.mjs';
import { inRoot } from './root.mjs';

const command = inRoot(process.argv[2] ?? '', 'content-check/command.mjs');
const { run } = await import(pathToFileURL(command).href);
process.exitCode = run({ print: (/** @type {string} */ line) => console.log(line) });
