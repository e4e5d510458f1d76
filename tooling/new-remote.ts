/**
 * `npm run new-remote NAME`: makes a remote in this repository; with `-- --to FOLDER`, one with a repository of its own,
 * which installs the packed tools from files in it, or from the registry that `--registry URL` names. `--ci github` or `--ci gitlab`
 * adds a pipeline.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, root } from 'tooling/setup/root';
import { packTools, scope } from './site/pack-tools.js';

const template = inRoot('tooling/template');

/** The remote of the template. */
const templateName = 'guides';

/** npm packs no `.gitignore`, and a linter would take the template's configuration for its own. */
const withDot = (file: string) => path.join(path.dirname(file), path.basename(file).replace(/^dot-/, '.'));

/** @param leftOut  names of files */
function makeRemote(name: string, folder: string, leftOut: readonly string[] = []) {
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(path.join(template, file)).isFile() || leftOut.includes(file)) continue;
    const target = path.join(folder, withDot(file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(template, file), 'utf8').replaceAll(templateName, name));
  }
}

/** Files of the template that the repository has once, for all its remotes. */
const ofRepository = ['README.md', 'jest.config.mjs', 'dot-oxlintrc.json', 'dot-gitignore'];

/** Files that list the packages of the repository, each with the place at which a remote is entered. */
const lists: readonly [file: string, place: RegExp, entry: string][] = [
  ['package.json', /(?= {4}"e2e")/, '    "remote-NAME",\n'],
  ['tsconfig.json', /(?= {4}\{ "path": "\.\/e2e" \})/, '    { "path": "./remote-NAME" },\n'],
  ['release/local/site.json', /(?<="remotes": \[)/, '"NAME", '],
  ['e2e/site.json', /(?<="remotes": \[)/, '"NAME", '],
];

const tsconfig = (base: string, more = '') => `{
  "extends": "${base}",
  "include": ["src", "build", "data", "remote.json"]${more}
}
`;

/** Files of pipelines in `tooling/template-ci`, each with its place in a repository. */
const pipelines: Readonly<Record<string, string>> = {
  github: '.github/workflows/release.yml',
  gitlab: '.gitlab-ci.yml',
};

function addPipeline(name: string, folder: string, ci: string) {
  const text = readFileSync(inRoot('tooling/template-ci', `${ci}.yml`), 'utf8');
  const target = path.join(folder, pipelines[ci] ?? '');
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text.replaceAll(templateName, name));
}

type TemplateManifest = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;

const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

function makeRemoteHere(name: string, folder: string) {
  makeRemote(name, folder, ofRepository);
  rewrite(path.join(folder, 'package.json'), (text) => {
    const { scripts: _, devDependencies, ...rest } = JSON.parse(text) as TemplateManifest;
    const ofTests = ['@jest/globals', '@testing-library/react'].map(
      (used) => [used, devDependencies[used]] as const,
    );
    return `${JSON.stringify({ ...rest, devDependencies: Object.fromEntries(ofTests) }, undefined, 2)}\n`;
  });
  const references = `,
  "references": [{ "path": "../shared-types" }]`;
  writeFileSync(path.join(folder, 'tsconfig.json'), tsconfig('../tsconfig.base.json', references));
  for (const [file, place, entry] of lists)
    rewrite(path.join(root, file), (text) => {
      if (!place.test(text)) throw new Error(`Enter ${name} in ${file}: the place for it was not found.`);
      return text.replace(place, entry.replace('NAME', name));
    });
}

/** @param registry  address of the registry that has the packed tools; without one, the repository has their files */
async function makeRepository(name: string, folder: string, registry?: string) {
  const packed = await packTools(registry ? inRoot('dist') : path.join(folder, 'packages'));
  const versions = new Map(
    packed.map(({ name: tool, alias, file }) => [
      tool,
      registry ? alias : `file:packages/${path.basename(file)}`,
    ]),
  );
  const exact = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([used, range]) => [used, versions.get(used) ?? range]),
    );
  makeRemote(name, folder);
  writeFileSync(path.join(folder, 'tsconfig.json'), tsconfig('tooling/tsconfig.base.json'));
  rewrite(path.join(folder, 'package.json'), (text) => {
    const manifest = JSON.parse(text) as TemplateManifest;
    const dependencies = exact(manifest.dependencies);
    const devDependencies = exact(manifest.devDependencies);
    return `${JSON.stringify({ ...manifest, dependencies, devDependencies }, undefined, 2)}\n`;
  });
  const settings = ['save-exact=true', 'omit-lockfile-registry-resolved=true'];
  if (registry) settings.push(`${scope}:registry=${registry}`);
  writeFileSync(path.join(folder, '.npmrc'), `${settings.join('\n')}\n`);
  if (registry) for (const { file } of packed) console.log(`npm publish ${file} --tag latest`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, registry: { type: 'string' }, ci: { type: 'string' } },
});
const [name = '', ...others] = positionals;
const { to, registry, ci } = values;
const isWrong = others.length > 0 || ((registry ?? ci) && !to) || (ci && !pipelines[ci]);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || isWrong)
  throw new Error(
    'Write npm run new-remote NAME, or npm run new-remote NAME -- --to FOLDER [--registry URL] [--ci github|gitlab]. A name has lower-case letters, digits and hyphens.',
  );
const folder = to ? path.resolve(to) : path.join(root, `remote-${name}`);
if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== '.git'))
  throw new Error(`${folder} is not empty. Name a new folder, or an empty one.`);
if (to) await makeRepository(name, folder, registry);
else makeRemoteHere(name, folder);
if (ci) addPipeline(name, folder, ci);
const next = to ? 'Its README.md says how to go on.' : `Now: npm install; npm run dev -- ${name}`;
console.log(`Made remote-${name} in ${folder}. ${next}`);
