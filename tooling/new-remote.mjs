/** `npm run new-remote NAME -- --to FOLDER`: makes a remote with a repository of its own. Imports Node's own modules only. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endAsFailed } from './run/failure.mjs';

const template = path.join(import.meta.dirname, 'template');

/** The remote of the template. */
const templateName = 'guides';

/** npm packs no `.gitignore`, and a linter would take the template's configuration for its own. @param {string} file */
const withDot = (file) => path.join(path.dirname(file), path.basename(file).replace(/^dot-/, '.'));

/** @param {string} name @param {string} folder */
function makeRemote(name, folder) {
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(path.join(template, file)).isFile()) continue;
    const target = path.join(folder, withDot(file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(template, file), 'utf8').replaceAll(templateName, name));
  }
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [name = '', ...others] = positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || others.length > 0 || !values.to)
    throw new Error(
      'Write npm run new-remote NAME -- --to FOLDER. A name has lower-case letters, digits and hyphens.',
    );
  const folder = path.resolve(values.to);
  if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== '.git'))
    throw new Error(`${folder} is not empty. Name a new folder, or an empty one.`);
  makeRemote(name, folder);
  console.log(`Made remote-${name} in ${folder}. Its README.md says how to go on.`);
} catch (error) {
  endAsFailed(error);
}
