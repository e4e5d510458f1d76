/**
 * `npm run new-remote NAME`: makes a remote in this repository; with `-- --to FOLDER`, one with a repository of its own.
 * Imports Node's own modules only.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endAsFailed } from './run/failure.mjs';

const template = path.join(import.meta.dirname, 'template');

/** The remote of the template. */
const templateName = 'guides';

/** npm packs no `.gitignore`, and a linter would take the template's configuration for its own. @param {string} file */
const withDot = (file) => path.join(path.dirname(file), path.basename(file).replace(/^dot-/, '.'));

/** @param {string} name @param {string} folder @param {readonly string[]} leftOut names of files */
function makeRemote(name, folder, leftOut = []) {
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(path.join(template, file)).isFile() || leftOut.includes(file)) continue;
    const target = path.join(folder, withDot(file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(template, file), 'utf8').replaceAll(templateName, name));
  }
}

/** What the repository has for all its remotes. */
const ofRepository = ['README.md', 'jest.config.mjs', 'dot-oxlintrc.json', 'dot-gitignore'];

/** Where packages of the repository are listed, and at which place a remote is entered. @type {readonly [file: string, place: RegExp, entry: string][]} */
const lists = [
  ['package.json', /(?= {4}"e2e")/, '    "remote-NAME",\n'],
  ['tsconfig.json', /(?= {4}\{ "path": "\.\/e2e" \})/, '    { "path": "./remote-NAME" },\n'],
  ['release/local/site.json', /(?<="remotes": \[)/, '"NAME", '],
  ['e2e/site.json', /(?<="remotes": \[)/, '"NAME", '],
];

const root = path.dirname(import.meta.dirname);

/** An installed `tooling` lies in no such repository. */
const isRepository = lists.every(([file]) => existsSync(path.join(root, file)));

const tsconfigHere = `{
  "extends": "../tooling/tsconfig.base.json",
  "include": ["src", "data", "remote.json"],
  "references": [{ "path": "../shared-types" }]
}
`;

/** @param {string} file @param {(text: string) => string} change */
const rewrite = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));

/** @param {string} name @param {string} folder */
function makeRemoteHere(name, folder) {
  makeRemote(name, folder, ofRepository);
  rewrite(path.join(folder, 'package.json'), (text) => {
    const { scripts: _, devDependencies, ...rest } = JSON.parse(text);
    const ofTests = ['@jest/globals', '@testing-library/react'].map((used) => [used, devDependencies[used]]);
    return `${JSON.stringify({ ...rest, devDependencies: Object.fromEntries(ofTests) }, undefined, 2)}\n`;
  });
  writeFileSync(path.join(folder, 'tsconfig.json'), tsconfigHere);
  for (const [file, place, entry] of lists)
    rewrite(path.join(root, file), (text) => {
      if (!place.test(text)) throw new Error(`Enter ${name} in ${file}: the place for it was not found.`);
      return text.replace(place, entry.replace('NAME', name));
    });
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [name = '', ...others] = positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || others.length > 0 || !(values.to || isRepository))
    throw new Error(
      'Write npm run new-remote NAME -- --to FOLDER, or in the repository of the site NAME alone. A name has lower-case letters, digits and hyphens.',
    );
  const folder = values.to ? path.resolve(values.to) : path.join(root, `remote-${name}`);
  if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== '.git'))
    throw new Error(`${folder} is not empty. Name a new folder, or an empty one.`);
  if (values.to) makeRemote(name, folder);
  else makeRemoteHere(name, folder);
  const next = values.to ? 'Its README.md says how to go on.' : `Now: npm install; npm run dev -- ${name}`;
  console.log(`Made remote-${name} in ${folder}. ${next}`);
} catch (error) {
  endAsFailed(error);
}
