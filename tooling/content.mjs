/**
 * `node tooling/content.mjs PACKAGE [types [FOLDER] | mutate PARAMETERS]`: runs the check of the package's content, writes the
 * types of its data files, or tries changed content.
 */
import { pathToFileURL } from 'node:url';
import './run/end-with-npm.mjs';
import { inRoot } from './root.mjs';

const [packageName = '', command = 'check', ...parameters] = process.argv.slice(2);
const print = (/** @type {string} */ line) => console.log(line);
const load = (/** @type {string} */ file) => import(pathToFileURL(inRoot(packageName, file)).href);

if (command === 'mutate') {
  const { mutate } = await load('content-check/mutate/command.mjs');
  process.exitCode = await mutate({ parameters, print, renderer: await compiledRenderer() });
} else if (command === 'types') {
  const { writeContentTypes } = await load('content-check/content-types.mjs');
  await writeContentTypes(parameters[0]);
} else {
  const { run } = await load('content-check/command.mjs');
  process.exitCode = run({ print });
}

/** @returns {Promise<string>} the program that draws content with the components of the package */
async function compiledRenderer() {
  // A check alone needs no compiler, which takes seconds to load.
  const [{ compile }, { dataConfig }] = await Promise.all([
    import('./build/compile.mjs'),
    import('./webpack/node.mjs'),
  ]);
  const outputFolder = inRoot('.cache/content', packageName);
  const options = { version: '0.0.0', outputFolder, mode: /** @type {const} */ ('production') };
  const entry = { 'render-content': './content-check/mutate/render-content.tsx' };
  await compile([dataConfig(inRoot(packageName), options, entry)]);
  return inRoot('.cache/content', packageName, 'node/render-content.cjs');
}
